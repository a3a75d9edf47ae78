import type { Diagnostic } from '../diagnostic';
import type { Problem } from './types';

/** Every code of the content check with its severity. docs/content-check.md explains each under its name. */
export const severities: Readonly<Record<string, Diagnostic['severity']>> = {
  'admonition/stray': 'error',
  'admonition/unclosed': 'error',
  'admonition/unknown': 'error',
  'blog/future-date': 'warning',
  'blog/no-date': 'error',
  'blog/no-truncate': 'warning',
  'code/missing-line': 'warning',
  'code/unclosed': 'warning',
  'code/unknown-language': 'warning',
  'data-file/aliases': 'error',
  'data-file/date': 'error',
  'data-file/duplicate': 'warning',
  'data-file/duplicate-key': 'error',
  'data-file/duplicate-permalink': 'error',
  'data-file/missing-key': 'error',
  'data-file/null': 'error',
  'data-file/syntax': 'error',
  'data-file/tab': 'error',
  'data-file/type': 'error',
  'data-file/unknown-key': 'error',
  'data-file/value': 'error',
  'encoding/not-utf8': 'error',
  'file/case': 'error',
  'file/missing': 'error',
  'file/outside': 'error',
  'file/too-complex': 'error',
  'file/type': 'error',
  'file/unreadable': 'error',
  'file/unused': 'warning',
  'front-matter/aliases': 'error',
  'front-matter/date': 'error',
  'front-matter/deprecated': 'warning',
  'front-matter/duplicate-key': 'error',
  'front-matter/language': 'error',
  'front-matter/missing-key': 'error',
  'front-matter/no-title': 'error',
  'front-matter/not-first': 'error',
  'front-matter/null': 'error',
  'front-matter/syntax': 'error',
  'front-matter/tab': 'error',
  'front-matter/type': 'error',
  'front-matter/unclosed': 'error',
  'front-matter/unknown-key': 'error',
  'front-matter/value': 'error',
  'heading/duplicate-id': 'warning',
  'heading/second-h1': 'warning',
  'heading/skipped-level': 'warning',
  'image/case': 'error',
  'image/missing': 'error',
  'image/no-alt': 'warning',
  'image/outside': 'error',
  'link/broken-anchor': 'warning',
  'link/broken-file': 'warning',
  'link/broken-route': 'error',
  'link/code': 'error',
  'link/empty': 'warning',
  'mdx/call': 'error',
  'mdx/event-handler': 'error',
  'mdx/import': 'error',
  'mdx/syntax': 'error',
  'mdx/unknown-component': 'error',
  'mdx/unknown-element': 'warning',
  'mdx/unknown-name': 'error',
  'mermaid/syntax': 'error',
  'redirect/clash': 'error',
  'redirect/loop': 'error',
  'redirect/missing-target': 'error',
  'reference/author': 'error',
  'reference/category-link': 'error',
  'reference/pagination': 'error',
  'reference/sidebar': 'error',
  'reference/tag': 'error',
  'reference/version': 'error',
  'route/case-clash': 'error',
  'route/duplicate': 'warning',
  'route/duplicate-id': 'error',
  'route/slug': 'error',
};

const docsUrl = 'https://github.com/forjagames/fg-api/blob/main/docs/content-check.md';

/** Anchor of a code in docs/content-check.md, as GitHub makes it from the heading. */
export function codeAnchor(code: string): string {
  return code.replaceAll('/', '');
}

/** Completes a problem of one file. Codes of plugins that are not listed here count as errors. */
export function toDiagnostic(file: string, problem: Problem): Diagnostic {
  const { code, line, column, endLine, endColumn, message, hint } = problem;
  const severity = severities[code] ?? 'error';
  return {
    severity,
    code,
    file,
    line,
    column,
    endLine,
    endColumn,
    message,
    ...(hint && { hint }),
    url: `${docsUrl}#${codeAnchor(code)}`,
  };
}

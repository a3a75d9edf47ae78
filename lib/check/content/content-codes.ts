import type { Diagnostic } from '../../report/diagnostic';
import type { Problem } from './types';

/** Codes that are warnings; all others are errors. Tests compare it with docs/content-check.md and with the fixtures. */
export const warnings: ReadonlySet<string> = new Set(
  `blog/future-date blog/no-truncate
  code/indented code/missing-line code/no-title code/typography code/unclosed code/unknown-language
  config/broken-anchor config/doubtful
  data-file/doubtful data-file/duplicate
  file/refused file/unused
  front-matter/deprecated front-matter/doubtful front-matter/no-title
  heading/duplicate-id heading/empty heading/second-h1 heading/skipped-level heading/underlined
  image/no-alt
  link/broken-anchor link/empty
  list/outside
  math/price
  mdx/missing-prop mdx/stray-tab mdx/unknown-element mdx/unknown-prop
  redirect/base-path redirect/broken-anchor redirect/case-clash
  reference/tag reference/tag-address
  text/foreign text/left-out text/lost-cells text/no-footnote text/no-link text/no-mark text/no-space text/no-table
  text/struck-out text/unused-footnote
  translation/missing translation/no-folder translation/no-original translation/outdated
  translation/unknown-label translation/unused
  untrusted/attribute
  words/missing words/unused`.split(/\s+/),
);

/** Link to the explanation of a code, in this repository, as the framework does not know where it is published. */
const explanations = 'docs/content-check.md';

/** Anchor of a code in docs/content-check.md, as GitHub makes it. */
export function codeAnchor(code: string): string {
  return code.replaceAll('/', '');
}

/** Completes a problem of one file. */
export function toDiagnostic(file: string, problem: Problem, lenient: ReadonlySet<string> = new Set()): Diagnostic {
  const { code, line, column, endLine, endColumn, message, hint } = problem;
  const severity = lenient.has(code) || warnings.has(code) ? 'warning' : 'error';
  const place = { file, line, column, endLine, endColumn };
  return { severity, code, ...place, message, ...(hint && { hint }), url: `${explanations}#${codeAnchor(code)}` };
}

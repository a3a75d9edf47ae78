import { posix } from 'node:path';
import omit from 'lodash-es/omit.js';
import { countOf } from '../../report/count-of';
import type { Diagnostic } from '../../report/diagnostic';
import { missingAnchor } from '../missing-anchor';
import { type ExportCode, exportDiagnostic, fileToBlame } from './export-codes';
import { createResolver, pagePath, type Resolution } from './resolve-reference';
import type { ExportContext, FileScan, Reference } from './types';

interface Problem {
  code: ExportCode;
  text: string;
  hint?: string;
  fragment?: string;
}

/** An author chooses how an address begins: only its end is the same in the page. */
const isBrokenLink = ({ code }: Diagnostic): boolean => code === 'link/broken-route' || code === 'link/broken-file';

type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

function problemOf({ url }: Reference, resolution: Resolution, anchors: Anchors): Problem | undefined {
  if (url.startsWith('pathname:')) {
    const hint = 'The link pipeline has to replace pathname:/// before the page is written.';
    return { code: 'pathname-in-output', text: 'is a notation for authors that browsers do not know', hint };
  }
  switch (resolution.kind) {
    case 'external':
      return undefined;
    case 'invalid':
      return { code: 'broken-link', text: 'is not a valid address' };
    case 'outside': {
      const hint = 'Write the route with the link component or in Markdown: both add the base path.';
      return { code: 'outside-base-path', text: 'lies outside the base path, where this site has no pages', hint };
    }
    case 'missing':
      return { code: 'broken-link', text: 'does not exist', ...(resolution.hint && { hint: resolution.hint }) };
    case 'found': {
      const targets = anchors.get(resolution.file);
      // A text directive (`:~:`) is for the browser. An empty fragment and #top mean the top of any page.
      const fragment = resolution.fragment.replace(/:~:.*$/, '');
      if (!targets || fragment === '' || fragment === 'top' || targets.has(fragment)) return undefined;
      // Browsers look for the codes themselves first: ids of footnotes hold them.
      if (targets.has(url.slice(url.indexOf('#') + 1))) return undefined;
      return { code: 'broken-anchor', text: `leads to a page without an anchor #${fragment}`, fragment };
    }
  }
}

/** Missing anchors of the configuration: of links around documents, and of redirects. */
const isConfiguredAnchor = ({ code }: Diagnostic): boolean =>
  code === 'config/broken-anchor' || code === 'redirect/broken-anchor';

/** Whether the content check has reported this missing anchor, or the missing page or file of this name, in the document. */
function isSaid({ source, url }: Reference, { code, fragment }: Problem, { said = [] }: ExportContext): boolean {
  const own = said.filter((one) => (source === undefined ? isConfiguredAnchor(one) : one.file === source));
  // In the message of a redirect the sentence begins with a small letter.
  const words = fragment === undefined ? undefined : missingAnchor(fragment).slice(1);
  if (words !== undefined) return own.some(({ message }) => message.includes(words));
  const name = posix.basename(url.replace(/[?#].*$/s, ''));
  return code === 'broken-link' && name !== '' && own.some((one) => isBrokenLink(one) && one.message.includes(name));
}

interface Finding {
  problem: Problem;
  reference: Reference;
  file: string;
  pages: Set<string>;
}

function toDiagnostic({ problem, reference, file, pages }: Finding, context: ExportContext): Diagnostic {
  const [first = file] = pages;
  const others = pages.size - 1;
  const where = `/${pagePath(first)}${others > 0 ? ` and ${countOf(others, 'more page')}` : ''}`;
  const blamed = fileToBlame(context, first, reference.source);
  const message = `${reference.url} ${problem.text} (link "${reference.text}" on ${where}).`;
  const diagnostic = exportDiagnostic(problem.code, blamed, message, problem.hint);
  return problem.code === 'broken-link' || problem.code === 'outside-base-path'
    ? { ...diagnostic, severity: context.brokenLinks ?? 'error' }
    : diagnostic;
}

/** Reports broken links and anchors. Links of the layout are reported once, with the number of pages. */
export function checkLinks(
  files: ReadonlySet<string>,
  scans: readonly FileScan[],
  context: ExportContext,
): Diagnostic[] {
  const resolve = createResolver(files, context);
  const anchors = new Map(scans.filter(({ file }) => file.endsWith('.html')).map((scan) => [scan.file, scan.anchors]));
  const findings = new Map<string, Finding>();
  for (const { file, references } of scans) {
    for (const reference of references) {
      const problem = problemOf(reference, resolve(reference.url, file), anchors);
      if (!problem || isSaid(reference, problem, context)) continue;
      const { url, text, source = '', isInHead } = reference;
      const key = [problem.code, url, text, isInHead ? '' : source].join('\n');
      const finding = findings.get(key) ?? { problem, reference, file, pages: new Set<string>() };
      // What the heads of several documents hold comes from the configuration.
      if (finding.reference.source !== reference.source) finding.reference = omit(finding.reference, 'source');
      findings.set(key, finding);
      finding.pages.add(file);
    }
  }
  return [...findings.values()].map((finding) => toDiagnostic(finding, context));
}

import { isYaml, splitFrontMatter } from '../../content/files/split-front-matter';

/** A mistake in the fences of a front matter block. */
export interface FenceFlaw {
  kind: 'language' | 'unclosed' | 'trailing' | 'late' | 'misspelled' | 'toml';
  start: number;
  end: number;
}

/** Front matter of a file, as offsets into its text. */
export interface FrontMatterBlock {
  yaml: string;
  yamlStart: number;
  bodyStart: number;
  flaw?: FenceFlaw;
}

/** Probable end of YAML without a closing fence: the first empty line or heading. */
function guessEnd(text: string, start: number): number {
  const match = /^(?:[ \t]*$|#{1,6}\s)/m.exec(text.slice(start));
  return match ? start + match.index : text.length;
}

/** A line that may be meant as a fence: too many or few dashes, other dashes, blanks before it, or the fence of TOML. */
const nearFence = /^[ \t]*(?:[-\u2010-\u2015\u2212]{2,}|[\u2010-\u2015\u2212]|\+\+\+)[ \t]*$/;
/** A line of front matter. Prose after a line of dashes seldom starts with a lower-case key. */
const isEntry = (line: string) => /^[ \t]*(?:$|#|[-\]}]|[a-z][\w-]*[ \t]*[:=])|^[ \t]{2,}/.test(line);

/** Front matter with misspelled fences, which would be text. */
function findMisspelled(text: string): FrontMatterBlock | undefined {
  const blank = /^(?:[ \t]*\n)*/.exec(text)?.[0].length ?? 0;
  const [first = '', ...rest] = text.slice(blank).split('\n');
  // If it is only too late, that is reported.
  if (!nearFence.test(first) || first.trimEnd() === '---') return undefined;
  const close = rest.findIndex((line) => nearFence.test(line));
  const inner = rest.slice(0, Math.max(close, 0));
  if (!/^\s*[a-z][\w-]*\s*[:=]/.test(inner[0] ?? '') || !inner.every(isEntry)) return undefined;
  const yamlStart = blank + first.length + 1;
  const yaml = inner.map((line) => `${line}\n`).join('');
  const bodyStart = Math.min(yamlStart + yaml.length + (rest[close] ?? '').length + 1, text.length);
  const kind = first.trim() === '+++' ? 'toml' : 'misspelled';
  const start = blank + first.length - first.trimStart().length;
  const flaw: FenceFlaw = { kind, start, end: start + first.trim().length };
  return { yaml: kind === 'toml' ? '' : yaml, yamlStart, bodyStart, flaw };
}

/** Empty lines, headings and comments. */
const above = /^(?:[ \t]*\n|#{1,6} [^\n]*\n|<!--(?:(?!-->).)*-->[ \t]*\n)+/s;

/** Front matter below other lines, which no reader accepts. */
function findLate(text: string): FrontMatterBlock {
  const none = { yaml: '', yamlStart: 0, bodyStart: 0 };
  const start = above.exec(text)?.[0].length ?? 0;
  const late = start > 0 ? splitFrontMatter(text.slice(start)) : undefined;
  const isYamlBlock = late?.closed && late.info === '' && /^[\w-]+:/.test(late.yaml);
  // Below a heading, a line of dashes may part the text, too.
  const isMeant = isYamlBlock && (!text.slice(0, start).trim() || late.yaml.split('\n').every(isEntry));
  return isMeant ? { ...none, flaw: { kind: 'late', start, end: start + 3 } } : none;
}

/**
 * Cuts the front matter off, by the same fences the build goes by, and never runs any of it. Broken fences are
 * named, and the block still read as far as it can be told apart, so that one mistake does not hide the next.
 */
export function readFrontMatter(text: string): FrontMatterBlock {
  const found = splitFrontMatter(text);
  if (!found) return findMisspelled(text) ?? findLate(text);
  const { yaml, yamlStart, yamlEnd, bodyStart, closed } = found;
  if (!closed) {
    const end = guessEnd(text, yamlStart);
    const flaw: FenceFlaw = { kind: 'unclosed', start: 0, end: 3 };
    return { yaml: text.slice(yamlStart, end), yamlStart, bodyStart: end, flaw };
  }
  if (!isYaml(found)) {
    const flaw: FenceFlaw = { kind: 'language', start: 3, end: text.slice(0, yamlStart).trimEnd().length };
    return { yaml: '', yamlStart, bodyStart, flaw };
  }
  const lineEnd = text.indexOf('\n', yamlEnd);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const block = { yaml, yamlStart, bodyStart: Math.min(end + 1, text.length) };
  // The rest of that line would open the body; it is named instead.
  const hasRest = text.slice(yamlEnd + 3, end).trim() !== '';
  return hasRest ? { ...block, flaw: { kind: 'trailing', start: yamlEnd, end } } : block;
}

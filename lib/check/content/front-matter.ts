import { splitFrontMatter } from '../../content/split-front-matter';

/** What is wrong with the fences of a front-matter block. */
export interface FenceFlaw {
  kind: 'language' | 'unclosed' | 'trailing' | 'late';
  start: number;
  end: number;
}

/** Front matter cut off a file, with offsets into its text. */
export interface FrontMatterBlock {
  yaml: string;
  yamlStart: number;
  bodyStart: number;
  flaw?: FenceFlaw;
}

/** Where the YAML of a block without an end most likely stops: at the first empty line or heading. */
function guessEnd(text: string, start: number): number {
  const match = /^(?:[ \t]*$|#{1,6}\s)/m.exec(text.slice(start));
  return match ? start + match.index : text.length;
}

/** Front matter that begins below empty lines, where nobody reads it as such. */
function findLate(text: string): FrontMatterBlock {
  const none = { yaml: '', yamlStart: 0, bodyStart: 0 };
  const start = text.length - text.trimStart().length;
  if (start === 0 || text[start - 1] !== '\n') return none;
  const late = splitFrontMatter(text.slice(start));
  const looksMeant = late?.closed && late.info === '' && /^[\w-]+:/.test(late.yaml);
  return looksMeant ? { ...none, flaw: { kind: 'late', start, end: start + 3 } } : none;
}

/**
 * Cuts the front matter off, by the same fences the build goes by, and never runs any of it. Broken fences are
 * named, and the block still read as far as it can be told apart, so that one mistake does not hide the next.
 */
export function readFrontMatter(text: string): FrontMatterBlock {
  const found = splitFrontMatter(text);
  if (!found) return findLate(text);
  const { yaml, yamlStart, yamlEnd, bodyStart, info, closed } = found;
  if (!closed) {
    const end = guessEnd(text, yamlStart);
    return {
      yaml: text.slice(yamlStart, end),
      yamlStart,
      bodyStart: end,
      flaw: { kind: 'unclosed', start: 0, end: 3 },
    };
  }
  if (!['', 'yaml', 'yml'].includes(info))
    return {
      yaml: '',
      yamlStart,
      bodyStart,
      flaw: { kind: 'language', start: 3, end: text.slice(0, yamlStart).trimEnd().length },
    };
  const lineEnd = text.indexOf('\n', yamlEnd);
  const end = lineEnd === -1 ? text.length : lineEnd;
  if (text.slice(yamlEnd + 3, end).trim() === '') return { yaml, yamlStart, bodyStart: Math.min(end + 1, text.length) };
  // The rest of that line would open the body; it is named instead.
  const flaw: FenceFlaw = { kind: 'trailing', start: yamlEnd, end };
  return { yaml, yamlStart, bodyStart: Math.min(end + 1, text.length), flaw };
}

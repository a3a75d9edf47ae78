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

const opening = /^---(?!-)([^\n]*)(?:\n|$)/;
const closing = /^---([^\n]*)$/m;
const late = /^\s*\n---[ \t]*\n(?:[\w-]+:[^\n]*\n)+---[ \t]*(?:\n|$)/;

/** Where the YAML of a block without an end most likely stops: at the first empty line or heading. */
function guessEnd(text: string, start: number): number {
  const match = /^(?:[ \t]*$|#{1,6}\s)/m.exec(text.slice(start));
  return match ? start + match.index : text.length;
}

/**
 * Cuts the front matter off, by the same fences the build goes by, and never runs any of it. Broken fences are
 * named, and the block still read as far as it can be told apart, so that one mistake does not hide the next.
 */
export function splitFrontMatter(text: string): FrontMatterBlock {
  const open = opening.exec(text);
  if (!open) {
    const found = late.exec(text);
    const start = found ? text.indexOf('---') : 0;
    return { yaml: '', yamlStart: 0, bodyStart: 0, ...(found && { flaw: { kind: 'late', start, end: start + 3 } }) };
  }
  const yamlStart = open[0].length;
  const language = open[1]?.trim() ?? '';
  const close = closing.exec(text.slice(yamlStart));
  if (!close) {
    const end = guessEnd(text, yamlStart);
    return {
      yaml: text.slice(yamlStart, end),
      yamlStart,
      bodyStart: end,
      flaw: { kind: 'unclosed', start: 0, end: 3 },
    };
  }
  const yamlEnd = yamlStart + close.index;
  const lineEnd = yamlEnd + close[0].length;
  const block = { yaml: text.slice(yamlStart, yamlEnd), yamlStart, bodyStart: Math.min(lineEnd + 1, text.length) };
  if (!['', 'yaml', 'yml'].includes(language))
    return { ...block, yaml: '', flaw: { kind: 'language', start: 3, end: open[0].trimEnd().length } };
  if (close[1]?.trim()) return { ...block, flaw: { kind: 'trailing', start: yamlEnd, end: lineEnd } };
  return block;
}

import { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { preprocess } from '../../mdx/syntax/preprocess';
import { frontMatterOf } from './front-matter';
import { mdx } from './site-markdown';

const bound = 500;

/** The rest of the line from a `<` that begins no tag, and the number of that line: the parser stops behind it. */
function strayAngle(text: string): { line: number; rest: string } | undefined {
  try {
    mdx.parse(text);
  } catch (error) {
    const { ruleId, line, column } = error instanceof VFileMessage ? error : {};
    if (ruleId !== 'unexpected-character' || !line || !column) return undefined;
    const rest = text.split('\n')[line - 1]?.slice(column - 2) ?? '';
    return rest.startsWith('<') ? { line, rest } : undefined;
  }
  return undefined;
}

/** A document whose `<` before no name is text, which MDX 1 took for that: `<= 1s`, `<5 %`. Returns the lines that changed too. */
export function withPlainAngles(text: string): { text: string; lines: number[] } {
  if (!/<[^\s/>\p{ID_Start}$_]/u.test(text) || frontMatterOf(text)['format'] === 'md') return { text, lines: [] };
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const before = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start).split('\n');
  const changed = new Set<number>();
  for (let round = 0; round < bound; round++) {
    const found = strayAngle(preprocess(lines.join('\n')));
    const written = found && lines[found.line - 1];
    // Columns shift behind comments, the end of the line does not.
    if (!found || !written?.endsWith(found.rest)) break;
    lines[found.line - 1] = `${written.slice(0, -found.rest.length)}\\${found.rest}`;
    changed.add(before + found.line);
  }
  return { text: text.slice(0, start) + lines.join('\n'), lines: [...changed] };
}

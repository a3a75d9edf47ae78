import { countOf } from '../../report/count-of';
import { onLine } from '../../report/place';
import { paragraphLines } from '../content/nodes';
import type { MarkdownInput, Problem } from '../content/types';

const ruler = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** A line without its quote marks. */
function bare(line: string): string {
  return line.replace(/^[\s>]+/, '').trimEnd();
}

function countCells(line: string): number {
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}

/** Why the first two lines of something like a table are none; undefined if they are text. */
function mistakeOf(heads: string, below: string): { why: string; hint: string } | undefined {
  if (ruler.test(below) && below.includes('|') && heads.includes('|')) {
    const [wanted, found] = [countCells(heads), countCells(below)];
    if (wanted === found) return { why: 'it is part of a paragraph', hint: 'Leave an empty line above it.' };
    return {
      why: `its second line has ${countOf(found, 'cell')}, its first ${wanted}`,
      hint: `Write as its second line: |${' --- |'.repeat(wanted)}`,
    };
  }
  const isRow = (line: string) => /^\|.*[^\\]\|$/.test(line);
  if (!isRow(heads) || !isRow(below)) return;
  return {
    why: 'no line of hyphens stands below its first',
    hint: `Write between its first two lines: |${' --- |'.repeat(countCells(heads))}`,
  };
}

function missingTables({ body, lines }: MarkdownInput): Problem[] {
  return paragraphLines(body.nodes.of('paragraph'), lines).flatMap((paragraph): Problem[] => {
    for (const [index, { number, text }] of paragraph.slice(0, -1).entries()) {
      const heads = bare(text);
      const mistake = mistakeOf(heads, bare(paragraph[index + 1]?.text ?? ''));
      if (!mistake) continue;
      const place = onLine(number, text.indexOf(heads) + 1, heads.length);
      const message = `The table is shown as text: ${mistake.why}`;
      return [{ code: 'text/no-table', ...place, message, hint: mistake.hint }];
    }
    return [];
  });
}

/** Rows with more cells than columns; the last cells are not shown. */
function lostCells({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('table').flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows.flatMap(({ children: cells }): Problem[] => {
      const lost = cells.slice(columns).filter(({ children }) => children.length > 0);
      const [first, last] = [lost[0]?.position, lost.at(-1)?.position];
      if (!first || !last) return [];
      const message = `The row has ${cells.length} cells, its table ${countOf(columns, 'column')}: the rest is not shown`;
      const hint = 'Add a column to the first two lines, or write \\| for a bar within a cell, in code too.';
      return [{ code: 'text/lost-cells', ...body.place({ start: first.start, end: last.end }), message, hint }];
    });
  });
}

/** Broken tables and hidden cells. */
export function tableShape(input: MarkdownInput): Problem[] {
  return [...missingTables(input), ...lostCells(input)];
}

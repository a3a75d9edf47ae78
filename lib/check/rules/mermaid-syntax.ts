import type { FileFacts } from '../content/facts';
import type { DiagramCache } from '../content/mermaid-cache';
import type { DiagramError } from '../content/mermaid-parser';
import type { FileProblem } from '../content/site-input';

const tooMany: DiagramError = {
  line: 1,
  column: 1,
  message: 'the diagrams of the page are too long together',
  hint: 'Split the page.',
};

async function check(source: string, cache: DiagramCache): Promise<DiagramError | null> {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const { parseDiagram } = await import('../content/mermaid-parser');
  const result = (await parseDiagram(source)) ?? null;
  cache.set(source, result);
  return result;
}

/** Maximum characters of all diagrams of a page. In the worst case the parser takes seconds for a fifth of that. */
const longest = 100_000;

/** Mermaid diagrams with syntax errors. Mermaid is only loaded for new diagrams. */
export async function mermaidSyntax(facts: FileFacts, cache: DiagramCache): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  let total = 0;
  for (const diagram of facts.diagrams) {
    total += diagram.source.length;
    const error = total > longest ? tooMany : await check(diagram.source, cache);
    if (!error) continue;
    const index = diagram.source === '' ? -1 : Math.min(error.line, diagram.columns.length) - 1;
    const length = diagram.source.split('\n')[index]?.length ?? 0;
    const line = diagram.line + index;
    const first = diagram.columns[index] ?? 1;
    const column = first + Math.min(error.column - 1, length);
    problems.push({
      file: facts.path,
      code: 'mermaid/syntax',
      line,
      column,
      endLine: line,
      endColumn: Math.max(first + length, column + 1),
      message: `The diagram does not parse: ${error.message}`,
      hint: error.hint,
    });
  }
  return problems;
}

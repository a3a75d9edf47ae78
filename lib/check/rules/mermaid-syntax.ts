import { createRequire } from 'node:module';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';
import { attempt } from '../../report/attempt';
import type { FileFacts } from '../content/facts';
import type { DiagramError } from '../content/mermaid-parser';
import type { FileProblem } from '../content/site-input';

// Increase it when mermaid-parser.ts changes its messages or places.
const format = 2;

export type DiagramCache = ReturnType<typeof createDiagramCache>;

/** Remembers results for diagrams, in a file if there is one: loading mermaid takes longer than checking a small site. */
export function createDiagramCache(file?: string) {
  // Null for a valid diagram. The file may be missing, or damaged by a killed run.
  const known = attempt(() => readJson(file ?? '') as Record<string, DiagramError | null>, {});
  const { version } = createRequire(import.meta.url)('mermaid/package.json') as { version: string };
  const used: typeof known = {};
  let changed = false;
  return {
    /** What is wrong with a diagram. */
    async errorOf(source: string): Promise<DiagramError | null> {
      const key = hash(`${format} ${version}\n${source}`).slice(0, 32);
      let result = known[key];
      if (result === undefined) {
        const { parseDiagram } = await import('../content/mermaid-parser');
        result = (await parseDiagram(source)) ?? null;
        changed = true;
      }
      known[key] = result;
      used[key] = result;
      return result;
    },
    /** Writes new results to disk. */
    save(): void {
      if (file === undefined || !changed) return;
      writeWhole(file, JSON.stringify(used));
      changed = false;
    },
  };
}

const tooMany: DiagramError = {
  line: 1,
  column: 1,
  message: 'the diagrams of the page are too long together',
  hint: 'Split the page.',
};

/** Maximum characters of all diagrams of a page. In the worst case the parser takes seconds for a fifth of that. */
const longest = 100_000;

/** Mermaid diagrams with syntax errors. Mermaid is only loaded for new diagrams. */
export async function mermaidSyntax(facts: FileFacts, cache: DiagramCache): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  let total = 0;
  for (const diagram of facts.diagrams) {
    total += diagram.source.length;
    const error = total > longest ? tooMany : await cache.errorOf(diagram.source);
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

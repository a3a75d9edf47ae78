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

function mermaidVersion(): string {
  const { version } = createRequire(import.meta.url)('mermaid/package.json') as { version: string };
  return version;
}

/** Results for diagrams by their sources; null for a valid diagram. */
export type DiagramCache = ReturnType<typeof createDiagramCache>;

/** Remembers results for diagrams, in a file if there is one: loading mermaid takes longer than checking a small site. */
export function createDiagramCache(file?: string) {
  // The file may be missing, or damaged by a killed run.
  const known = attempt(() => readJson(file ?? '') as Record<string, DiagramError | null>, {});
  const version = mermaidVersion();
  const used: Record<string, DiagramError | null> = {};
  let changed = false;
  const keyOf = (source: string) => hash(`${format} ${version}\n${source}`).slice(0, 32);

  return {
    get(source: string): DiagramError | null | undefined {
      const key = keyOf(source);
      const result = known[key];
      if (result !== undefined) used[key] = result;
      return result;
    },
    set(source: string, result: DiagramError | null): void {
      const key = keyOf(source);
      known[key] = result;
      used[key] = result;
      changed = true;
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

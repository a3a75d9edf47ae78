import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { writeWhole } from '../../node/write-whole';
import type { DiagramError } from './mermaid-parser';

/** Results by hash of the diagram; null for a valid diagram. */
export interface DiagramCache {
  get(source: string): DiagramError | null | undefined;
  set(source: string, result: DiagramError | null): void;
  /** Writes new results to disk. */
  save(): void;
}

// Increase it when mermaid-parser.ts changes its messages or places.
const format = 2;

function mermaidVersion(): string {
  const { version } = createRequire(import.meta.url)('mermaid/package.json') as { version: string };
  return version;
}

function read(file: string | undefined): Record<string, DiagramError | null> {
  if (file === undefined || !existsSync(file)) return {};
  try {
    return readJson(file) as Record<string, DiagramError | null>;
  } catch {
    // Damaged, perhaps by a killed run.
    return {};
  }
}

/** Remembers results for diagrams, in a file if there is one: loading mermaid takes longer than checking a small site. */
export function createDiagramCache(file?: string): DiagramCache {
  const known = read(file);
  const version = mermaidVersion();
  const used: Record<string, DiagramError | null> = {};
  let changed = false;
  const keyOf = (source: string) => hash(`${format} ${version}\n${source}`).slice(0, 32);

  return {
    get(source) {
      const key = keyOf(source);
      const result = known[key];
      if (result !== undefined) used[key] = result;
      return result;
    },
    set(source, result) {
      const key = keyOf(source);
      known[key] = result;
      used[key] = result;
      changed = true;
    },
    save() {
      if (file === undefined || !changed) return;
      writeWhole(file, JSON.stringify(used));
      changed = false;
    },
  };
}

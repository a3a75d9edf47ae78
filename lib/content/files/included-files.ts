import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { importKind, importPath, publicPrefix } from '../../mdx/imports/import-source';
import { liesBelow } from '../../node/lies-below';
import { attempt } from '../../report/attempt';
import { lineAt } from '../../report/place';
import { recordOf } from '../../report/values';
import type { SourceDocument } from '../types';
import type { IsUntrusted } from './owned-content';
import { splitFrontMatter } from './split-front-matter';

/** Folders that documents may include files from. */
export interface IncludeRoots {
  contentDir: string;
  publicDir: string;
}

/** Endings of code that an import may leave out. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js'];
const included = new Set(['data', 'partial', 'text']);
const importSource = /(?:^|;)\s*(?:import|export)\b[^'"]*?(['"])([^'"\n]+)\1/gm;
const requireSource = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/** Paths of the files that a body includes. Code samples may name some too, which are read in vain. */
function includedPaths(body: string, from: string): string[] {
  return (
    [...body.matchAll(importSource), ...body.matchAll(requireSource)]
      // Markdown formatters escape the underscore: './\_part.md'.
      .map(([, , source = '']) => source.replace(/\\(?=[^\w\\]|_)/g, ''))
      .filter((source) => included.has(importKind(source)))
      .map((source) => importPath(source, from))
  );
}

/** The file that an import means; undefined if it does not exist, lies elsewhere or is linked from elsewhere. */
export function includedFile({ contentDir, publicDir }: IncludeRoots, path: string): string | undefined {
  const inPublic = path.startsWith(publicPrefix);
  const root = inPublic ? publicDir : contentDir;
  const named = join(root, inPublic ? path.slice(publicPrefix.length) : path);
  const file = endings
    .map((ending) => named + ending)
    .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  return file !== undefined && liesBelow(root, file) ? file : undefined;
}

/** Front matter; empty if it is no YAML or no map. */
export function parseFrontMatter(yaml: string): Record<string, unknown> {
  return attempt(() => recordOf(parse(yaml)), {});
}

function read(file: string, path: string, untrusted: boolean): SourceDocument {
  // Parsers refuse the byte-order mark, which the content check allows.
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n');
  const front = importKind(`./${path}`) === 'partial' ? splitFrontMatter(text) : undefined;
  const bodyStart = front?.bodyStart ?? 0;
  const data = front ? parseFrontMatter(front.yaml) : {};
  return { kind: 'Included', path, data, body: text.slice(bodyStart), bodyLine: lineAt(text, bodyStart), untrusted };
}

/** All files that documents include, directly or through others. The content check reports missing ones. */
export function readIncluded(
  documents: readonly SourceDocument[],
  roots: IncludeRoots,
  isUntrusted: IsUntrusted,
): SourceDocument[] {
  const found = new Map<string, SourceDocument>();
  const queue = documents.filter(({ untrusted, kind }) => !untrusted && kind !== 'Included');
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const path of includedPaths(next.body, next.path)) {
      const file = found.has(path) ? undefined : includedFile(roots, path);
      if (file === undefined) continue;
      const document = read(file, path, isUntrusted(path));
      found.set(path, document);
      queue.push(document);
    }
  }
  return [...found.values()];
}

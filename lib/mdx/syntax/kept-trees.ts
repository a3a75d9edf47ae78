import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { hash } from '../../node/hash';
import { attempt } from '../../report/attempt';
import type { Dialect } from './to-vfile';

/** Environment variable with the folder of the trees, for all processes of a build. Without it, none are kept. */
const variable = 'BUILD_TREES';

function fileOf(folder: string, { format, untrusted }: Dialect, text: string): string {
  return join(folder, `${hash(`${format} ${untrusted} ${text}`)}.bin`);
}

/** Opens the folder in which a build keeps the trees of its documents once they are parsed. Returns what deletes it. */
export function openKeptTrees(folder: string): () => void {
  const clear = () => rmSync(folder, { recursive: true, force: true });
  clear();
  mkdirSync(folder, { recursive: true });
  process.env[variable] = folder;
  return () => {
    delete process.env[variable];
    clear();
  };
}

/** Keeps the tree of a text, which no plugin has changed yet, in a build. */
export function keepTree(dialect: Dialect, text: string, tree: Root): void {
  const folder = process.env[variable];
  if (folder === undefined) return;
  // Without it, the document is parsed again. JSON would lose regular expressions and big numbers of programs.
  attempt(() => writeFileSync(fileOf(folder, dialect, text), serialize(tree)), undefined);
}

/** Plugin: takes the kept tree of a text, if there is one. */
export function remarkKeptTrees(this: Processor, dialect: Dialect): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const folder = process.env[variable];
    const read = () => deserialize(readFileSync(fileOf(folder ?? '', dialect, text))) as Root;
    return (folder !== undefined && attempt(read, undefined)) || parser(text, file);
  };
}

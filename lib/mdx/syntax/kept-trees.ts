import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { hash } from '../../node/hash';
import { attempt } from '../../report/attempt';
import { allNodes } from './nodes';
import type { Dialect } from './to-vfile';

/** Environment variable with the folder of the trees, for all processes of a build. Without it, none are kept. */
const variable = 'BUILD_TREES';

function fileOf(folder: string, { format, untrusted }: Dialect, text: string): string {
  return join(folder, `${hash(`${format} ${untrusted} ${text}`)}.json`);
}

/** Whether a node has a program: JSON loses its regular expressions and big numbers. */
function hasProgram(node: object): boolean {
  if ('attributes' in node && Array.isArray(node.attributes)) return node.attributes.some(hasProgram);
  const { value, data } = node as { value?: unknown; data?: unknown };
  return [value, data].some(
    (part) => typeof part === 'object' && part !== null && ('estree' in part || hasProgram(part)),
  );
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
  if (folder === undefined || allNodes(tree).some(hasProgram)) return;
  // Without it, the document is parsed again.
  attempt(() => writeFileSync(fileOf(folder, dialect, text), JSON.stringify(tree)), undefined);
}

/** Plugin: takes the kept tree of a text, if there is one. */
export function remarkKeptTrees(this: Processor, dialect: Dialect): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const folder = process.env[variable];
    const read = () => JSON.parse(readFileSync(fileOf(folder ?? '', dialect, text), 'utf8')) as Root;
    return (folder !== undefined && attempt(read, undefined)) || parser(text, file);
  };
}

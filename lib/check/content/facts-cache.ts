import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { markdownOptions } from '../../config/markdown-options';
import { codeFingerprint } from '../../node/code-fingerprint';
import { writeWhole } from '../../node/write-whole';
import type { FileFacts } from './facts';

/** Facts of a file with the hash of what they were read from. */
export interface KnownFacts {
  hash: string;
  facts: FileFacts;
}

interface Stored {
  version: string;
  known: Map<string, KnownFacts>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Taken when the code is loaded, because the files may have changed by the time something is written. */
const code = codeFingerprint(root);

/** Facts follow from the code that reads them too, from its packages, and from what a site allows in front matter and Markdown. */
function versionOf(allowedKeys: readonly string[]): string {
  return [process.version, code, JSON.stringify(markdownOptions), ...allowedKeys].join(' ');
}

/** Problems that depend on the speed of the machine or on the date, not only on the file. */
const passing: ReadonlySet<string> = new Set(['file/too-complex', 'blog/future-date']);

/**
 * Facts by path as an earlier run left them in a file; empty where the code has changed since, or where the file is
 * damaged or not there.
 */
export function readKnownFacts(file: string, allowedKeys: readonly string[]): Map<string, KnownFacts> {
  try {
    const stored = deserialize(readFileSync(file)) as Stored;
    if (stored.version === versionOf(allowedKeys)) return stored.known;
  } catch {
    // There is no cache yet, or it is not readable.
  }
  return new Map();
}

/**
 * Whether the next run would need longer to read these files again than this run needs to write all facts. Reading a file
 * takes about 5 ms, writing its facts 0.013.
 */
export function isWorthWriting(read: number, all: number): boolean {
  return read * 400 > all;
}

/**
 * Leaves facts to the next run, in one step.
 * @throws Error where the file cannot be written
 */
export function writeKnownFacts(
  file: string,
  known: ReadonlyMap<string, KnownFacts>,
  allowedKeys: readonly string[],
): void {
  const lasting = [...known].filter(([, { facts }]) => facts.problems.every((problem) => !passing.has(problem.code)));
  writeWhole(file, serialize({ version: versionOf(allowedKeys), known: new Map(lasting) }));
}

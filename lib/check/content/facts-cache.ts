import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { markdownOptions } from '../../config/markdown-options';
import { codeFingerprint } from '../../node/code-fingerprint';
import { writeWhole } from '../../node/write-whole';
import { attempt } from '../../report/attempt';
import { recordOf } from '../../report/values';
import type { FileFacts } from './facts';

export interface KnownFacts {
  hash: string;
  facts: FileFacts;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Computed when the code is loaded, because files may change before something is written. */
const code = codeFingerprint(root);

/** Facts depend on the code that reads them, its packages, and the settings of a site for front matter and Markdown. */
function versionOf(allowedKeys: readonly string[]): string {
  return [process.version, code, JSON.stringify(markdownOptions), ...allowedKeys].join(' ');
}

/** Problems that depend on the speed of the machine or on the date. */
const passing: ReadonlySet<string> = new Set(['file/too-complex', 'blog/future-date']);

/** Facts by path from an earlier run; empty if the code has changed since, or if the file is damaged or missing. */
export function readKnownFacts(file: string, allowedKeys: readonly string[]): Map<string, KnownFacts> {
  const stored: unknown = attempt(() => deserialize(readFileSync(file)), undefined);
  const { version, known } = recordOf(stored);
  return version === versionOf(allowedKeys) ? (known as Map<string, KnownFacts>) : new Map();
}

/** Writes facts for the next run, atomically. @throws Error if the file cannot be written */
export function writeKnownFacts(file: string, known: Map<string, KnownFacts>, allowedKeys: readonly string[]): void {
  const lasting = [...known].filter(([, { facts }]) => facts.problems.every((problem) => !passing.has(problem.code)));
  writeWhole(file, serialize({ version: versionOf(allowedKeys), known: new Map(lasting) }));
}

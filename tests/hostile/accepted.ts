import { readFileSync } from 'node:fs';

/** Cases that the content check lets pass, because what becomes of them is harmless: a name a line. */
export const acceptedFile = 'tests/fixtures/hostile/accepted.txt';

/** Text of the list, for names in any order. */
export function acceptedText(names: readonly string[]): string {
  return `${[...names].sort().join('\n')}\n`;
}

/** Names of the cases that are listed as harmless. */
export function acceptedNames(): ReadonlySet<string> {
  return new Set(readFileSync(acceptedFile, 'utf8').split('\n'));
}

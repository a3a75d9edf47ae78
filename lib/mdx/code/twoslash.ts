/** Settings of the compiler, but for the names of files, which readers see. `@ts-ignore` and the like are no settings. */
const setting = /^\/\/ ?@(?!filename\b)\w+(?::.*)?$/;
/** Questions and marks below a line: `^?`, `^|`, `^^^`. */
const question = /^\s*\/\/\s*\^(?:[?|]|\^*)\s*$/;
const cut = /^\s*\/\/ ?---cut(?:-before)?---\s*$/;
const cutAfter = /^\s*\/\/ ?---cut-after---\s*$/;
/** The end of a part of code that others include. */
const partEnd = /^\/\/ - (\S+)$/;
const inclusion = /^\/\/ ?@include: ?(\S+)$/;

/** Parts of code that blocks of TypeScript's Twoslash include, by their names. */
export type TwoslashParts = Map<string, string[]>;

/** Keeps the code of a block `twoslash include name`, which is not shown: as a whole, and up to the end of each of its parts. */
export function keepTwoslash(parts: TwoslashParts, name: string, code: string): void {
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const [, part] = partEnd.exec(line) ?? [];
    if (part === undefined) lines.push(line);
    else parts.set(`${name}-${part}`, [...lines]);
  }
  parts.set(name, lines);
}

/** Code marked `twoslash` as readers see it: with what it includes, and without what is for the compiler alone. */
export function shownTwoslash(parts: TwoslashParts, code: string): string {
  const lines = code.split('\n').flatMap((line) => parts.get(inclusion.exec(line)?.[1] ?? '') ?? [line]);
  const end = lines.findIndex((line) => cutAfter.test(line));
  const shown = lines.slice(lines.findLastIndex((line) => cut.test(line)) + 1, end < 0 ? undefined : end);
  return shown.filter((line) => !setting.test(line) && !question.test(line)).join('\n');
}

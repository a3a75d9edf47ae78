const segment = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.+@() -]*$/u;
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
/** Invisible letters and marks, such as the fillers of Hangul. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Maximum characters of a path, and bytes of each name in it. Systems allow 255 bytes, and derived names are longer. */
const longest = 200;
const longestName = 100;

/** Problem of a document without a path, which gets one with its title. */
export const untitled = 'The file has no name yet. Write a title, after which it is named, or a path.';

/** Problem of a path of an entry, if any. Names are allow-listed: no path leaves the folder or fails on a system. */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (path.length > longest) return `is longer than ${longest} characters`;
  if (path !== path.normalize('NFC')) return 'is not in Unicode form NFC';
  for (const name of path.split('/')) {
    if (Buffer.byteLength(name) > longestName) return `has a name in it that is longer than ${longestName} bytes`;
    if (name === '') return 'has a slash at an end of it, or two in a row';
    if (invisible.test(name)) return 'has a character in it that nobody sees';
    if (!segment.test(name) || /[. ]$/.test(name))
      return `has the name "${name}" in it; use letters, digits and _ - . between slashes`;
    if (reserved.test(name)) return `has the name "${name}" in it, which Windows keeps for devices`;
    if (name === 'node_modules') return 'leads into node_modules';
  }
  return undefined;
}

/** Problem of a key of an entry in a file of many; undefined if it is valid. */
export function keyProblem(key: string): string | undefined {
  if (key === '') return 'is empty';
  return /^[\p{L}\p{N}_][^\n:#]*$/u.test(key) ? undefined : 'has to begin with a letter or digit, without : and #';
}

/** Pairs of files in which the first would have to be a folder of the second. */
export function fileClashes(paths: readonly string[]): [string, string][] {
  const files = new Set(paths);
  return paths.flatMap((path) => {
    const names = path.split('/');
    const above = names.map((_, depth) => names.slice(0, depth).join('/')).find((part) => files.has(part));
    return above === undefined ? [] : [[above, path] as [string, string]];
  });
}

/** Paths, of files or folders, that only differ in upper and lower case, which many systems cannot keep apart. */
export function caseClashes(paths: readonly string[]): [string, string][] {
  const spellings = new Map<string, string>();
  const clashes = new Map<string, [string, string]>();
  for (const path of paths) {
    const names = path.split('/');
    for (let depth = 1; depth <= names.length; depth++) {
      const part = names.slice(0, depth).join('/');
      const key = part.toLowerCase();
      const known = spellings.get(key);
      if (known === undefined) spellings.set(key, part);
      else if (known !== part && !clashes.has(key)) clashes.set(key, [known, part]);
    }
  }
  return [...clashes.values()];
}

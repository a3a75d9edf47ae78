const segment = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.+@() -]*$/u;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Letters and marks that nobody sees, such as the fillers of Hangul. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Characters of a path, and bytes of a name in it: what is made of it has longer names, and systems take 255 bytes. */
const longest = 200;
const longestName = 100;

/**
 * What is wrong with a path an entry asks for, or undefined. Names are allow-listed: nothing leads out of the folder,
 * is hidden, or cannot be a file on some system.
 */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (path.length > longest) return `is longer than ${longest} characters`;
  if (path !== path.normalize('NFC')) return 'is not in Unicode form NFC';
  for (const name of path.split('/')) {
    if (Buffer.byteLength(name) > longestName) return `has a name in it that is longer than ${longestName} bytes`;
    if (invisible.test(name)) return 'has a character in it that nobody sees';
    if (!segment.test(name) || /[. ]$/.test(name))
      return `has the name "${name}" in it; use letters, digits and _ - . between slashes`;
    if (reserved.test(name)) return `has the name "${name}" in it, which Windows keeps for devices`;
    if (name === 'node_modules') return 'leads into node_modules';
  }
  return undefined;
}

/** What is wrong with a key that an entry has in a file of many, or undefined. */
export function keyProblem(key: string): string | undefined {
  if (key === '') return 'is empty';
  return /^[\p{L}\p{N}_][^\n:#]*$/u.test(key) ? undefined : 'has to begin with a letter or digit, without : and #';
}

/** Files that lie below another file, which only a folder can be: the one above, and the one below it. */
export function fileClashes(paths: readonly string[]): [string, string][] {
  const files = new Set(paths);
  return paths.flatMap((path) => {
    const names = path.split('/');
    const above = names.map((_, depth) => names.slice(0, depth).join('/')).find((part) => files.has(part));
    return above === undefined ? [] : [[above, path] as [string, string]];
  });
}

/** Paths that are one on systems that ignore case, where they are not one here: files, or the folders above them. */
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

import { splitDocsPath } from './docs-folders';

const numberPrefix = /^(\d+)\s*[-_.]+\s*(.*)$/s;
const dateLike = /^((\d{2}|\d{4})[-_.]\d{2}([-_.](\d{2}|\d{4}))?)(.*)$/;
const versionLike = /^\d+[-_.]\d+/;

/** Splits `02-intro` into its order and its name. Names that read as a date or a version keep their digits. */
export function splitNumberPrefix(name: string): { order: number | undefined; name: string } {
  if (dateLike.test(name) || versionLike.test(name)) return { order: undefined, name };
  const match = numberPrefix.exec(name);
  return match?.[2] ? { order: Number(match[1]), name: match[2] } : { order: undefined, name };
}

export interface DocPath {
  /** `current` or a version name; of further docs with their id. */
  version: string;
  /** Folder names as they are on disk, below the version's root. */
  folders: string[];
  /** File name without extension, as on disk. */
  file: string;
}

/** Splits the path of a docs file below the content folder, for example docs/services/store.mdx. */
export function parseDocPath(path: string): DocPath {
  const { version, below } = splitDocsPath(path) ?? { version: 'current', below: path.slice(path.indexOf('/') + 1) };
  const parts = below.replace(/\.\w+$/, '').split('/');
  return { version, folders: parts.slice(0, -1), file: parts.at(-1) ?? '' };
}

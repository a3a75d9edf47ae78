import { docsIdPattern } from '../../../schema/docs-id';

/**
 * Folders of docs below the content folder, as in Docusaurus: docs/ and versioned_docs/version-2.0/. Further docs have an id in
 * front of their folders and files: community_docs/, community_versioned_docs/version-2.0/, community_sidebars.json,
 * community_versions.json. A version is identified by its name, a version of further docs by `2.0~community`.
 */

const released = /^(?:([^/]+)_)?versioned_docs\/([^/]+)\//;
const current = /^(?:([^/]+)_)?docs\//;
const releasedSidebars = /^(?:([^/]+)_)?versioned_sidebars\/version-([^/]+)-sidebars\.json$/;
const currentSidebars = /^(?:([^/]+)_)?sidebars\.json$/;
const versions = /^(?:([^/]+)_)?versions\.json$/;

function isId(id: string | undefined): boolean {
  return id === undefined || (docsIdPattern.test(id) && !/(?:^|_)versioned$/.test(id));
}

/** Identifier of a version: its name, and the id of its docs. */
export function versionKey(name: string, docsId?: string): string {
  return docsId === undefined ? name : `${name}~${docsId}`;
}

/** Name of a version, and the id of its docs; undefined for the main docs. */
export function splitVersionKey(key: string): { name: string; docsId: string | undefined } {
  const [name = key, docsId] = key.split('~');
  return { name, docsId };
}

function prefixOf(docsId: string | undefined): string {
  return docsId === undefined ? '' : `${docsId}_`;
}

/** Folder of a version below the content folder, such as versioned_docs/version-2.0. */
export function docsFolder(key: string): string {
  const { name, docsId } = splitVersionKey(key);
  return prefixOf(docsId) + (name === 'current' ? 'docs' : `versioned_docs/version-${name}`);
}

/** Splits the path of a file among the docs; undefined for any other file. */
export function splitDocsPath(path: string): { version: string; folder: string; below: string } | undefined {
  const match = released.exec(path) ?? current.exec(path);
  if (!match || !isId(match[1])) return undefined;
  const [folder, docsId, version] = match;
  const name = version === undefined ? 'current' : version.replace(/^version-/, '');
  return { version: versionKey(name, docsId), folder: folder.slice(0, -1), below: path.slice(folder.length) };
}

/** Version whose sidebars a content file declares; undefined for any other file. */
export function sidebarsVersion(path: string): string | undefined {
  const match = releasedSidebars.exec(path) ?? currentSidebars.exec(path);
  return match && isId(match[1]) ? versionKey(match[2] ?? 'current', match[1]) : undefined;
}

/** Content file that declares the sidebars of a version, where there is one. */
export function sidebarsFile(key: string): string {
  const { name, docsId } = splitVersionKey(key);
  return prefixOf(docsId) + (name === 'current' ? 'sidebars.json' : `versioned_sidebars/version-${name}-sidebars.json`);
}

/** Content file that names the released versions of docs. */
export function versionsFile(docsId?: string): string {
  return `${prefixOf(docsId)}versions.json`;
}

/** The docs whose versions a content file names; undefined for any other file. */
export function docsOfVersionsFile(path: string): { docsId: string | undefined } | undefined {
  const match = versions.exec(path);
  return match && isId(match[1]) ? { docsId: match[1] } : undefined;
}

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

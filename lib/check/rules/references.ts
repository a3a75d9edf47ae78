import memoize from 'lodash-es/memoize.js';
import {
  docsFolder,
  docsOfVersionsFile,
  parseDocPath,
  sidebarsFile,
  sidebarsVersion,
  splitDocsPath,
  splitNumberPrefix,
  versionKey,
} from '../../content/files/docs-folders';
import { splitTranslation } from '../../content/files/translations';
import { didYouMean } from '../../report/suggest';
import type { FileFacts, Reference } from '../content/facts';
import { type FileProblem, type SiteInput, versionFolders } from '../content/site-input';

/** What a kind of reference may name. */
interface Target {
  what: string;
  /** Undefined if any name is allowed. */
  known(site: SiteInput, facts: FileFacts): string[] | undefined;
  otherwise: string | ((known: readonly string[]) => string);
}

function dataFiles(site: SiteInput, kind: 'Authors' | 'Tags', folder: string): FileFacts[] {
  return site.files.filter((file) => file.kind === kind && (!file.path.includes('/') || file.path.startsWith(folder)));
}

/** Keys in the data files of a folder, and of all folders; undefined if a file cannot be read, so that they are unknown. */
export function entryKeys(site: SiteInput, kind: 'Authors' | 'Tags', folder: string): string[] | undefined {
  const files = dataFiles(site, kind, folder);
  return files.some(({ broken }) => broken) ? undefined : files.flatMap((file) => file.entries.map(({ key }) => key));
}

function versionOf({ path }: FileFacts): string {
  return sidebarsVersion(path) ?? parseDocPath(path).version;
}

/** A sidebar may name a draft, which it leaves out. */
function docIds(site: SiteInput, facts: FileFacts): string[] {
  const version = versionOf(facts);
  const draft = facts.kind === 'Sidebars' || facts.data['draft'] === true;
  const drafts = draft ? site.allDocs : site.pages;
  return drafts.flatMap((doc) => (doc.version === version && doc.id !== undefined ? [doc.id] : []));
}

function categoryIds(site: SiteInput, facts: FileFacts): string[] {
  const folder = parseDocPath(facts.path).folders.map((name) => splitNumberPrefix(name).name);
  const prefix = folder.length > 0 ? `${folder.join('/')}/` : '';
  const ids = docIds(site, facts);
  return [...ids, ...ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))];
}

/** Folders with docs below them, as named on disk. */
function docFolders(site: SiteInput, facts: FileFacts): string[] {
  const version = versionOf(facts);
  const found = site.allDocs.flatMap((doc) => {
    const { folders } = parseDocPath(doc.path);
    return doc.version === version ? folders.map((_, depth) => folders.slice(0, depth + 1).join('/')) : [];
  });
  return ['.', ...new Set(found)];
}

function sidebarNames(site: SiteInput, facts: FileFacts): string[] | undefined {
  const name = versionOf(facts);
  if (site.byPath.get(sidebarsFile(name))?.broken) return undefined;
  return site.content.versions.find((version) => version.name === name)?.sidebars.map((sidebar) => sidebar.name) ?? [];
}

/** Folder of the docs of a version, or of the blog, with a slash at its end. */
export function folderOf({ path }: Pick<FileFacts, 'path'>): string {
  const original = splitTranslation(path)?.original ?? path;
  return `${splitDocsPath(original)?.folder ?? original.split('/')[0]}/`;
}

const targets: Readonly<Record<Reference['kind'], Target>> = {
  author: {
    what: 'author',
    known: (site, facts) => entryKeys(site, 'Authors', folderOf(facts)),
    otherwise: 'Add it to authors.yml.',
  },
  tag: {
    what: 'tag',
    // Without tags.yml, documents define their tags.
    known: (site, facts) =>
      dataFiles(site, 'Tags', folderOf(facts)).length > 0 ? entryKeys(site, 'Tags', folderOf(facts)) : undefined,
    otherwise: 'Add it to tags.yml, or write {label: …, permalink: …}.',
  },
  pagination: { what: 'doc', known: docIds, otherwise: 'Write the id of a doc, or null for none.' },
  'category-link': {
    what: 'doc',
    known: categoryIds,
    otherwise: 'Write the id of a doc, with or without the folder.',
  },
  sidebar: {
    what: 'sidebar',
    known: sidebarNames,
    otherwise: (known) => `Write ${[...known, 'null'].join(' or ')}.`,
  },
  'sidebar-doc': {
    what: 'doc',
    known: docIds,
    otherwise: 'Write the id of a doc: its path below docs/, without number prefixes and ending.',
  },
  'sidebar-folder': {
    what: 'folder with docs',
    known: docFolders,
    otherwise: 'Write a folder below docs/ as it is on disk, or . for all docs.',
  },
  version: {
    what: 'version',
    known: (site, facts) => versionFolders(site.files, docsOfVersionsFile(facts.path)?.docsId),
    otherwise: 'Add the folder versioned_docs/version-<name>, or remove the entry.',
  },
};

function messageOf({ kind, name }: Reference, what: string, { path }: FileFacts): string {
  return kind === 'version'
    ? `The version ${name} has no folder ${docsFolder(versionKey(name, docsOfVersionsFile(path)?.docsId))}`
    : `There is no ${what} \`${name}\``;
}

function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((name) => splitNumberPrefix(name).name)
    .join('/');
}

/** Ids have no number prefixes, folders may have some. Older files of versions put the version in front of each id. */
function hintOf({ kind, name }: Reference, names: ReadonlySet<string>, otherwise: string, facts: FileFacts): string {
  if (kind === 'author' && name.includes(',')) {
    const keys = name.split(',').map((key) => key.trim());
    return `Write a list: [${keys.filter((key) => key !== '').join(', ')}].`;
  }
  // A version that the list has already is another one.
  const unlisted = kind === 'version' ? [...names].filter((known) => !facts.list.includes(known)) : names;
  if (kind !== 'sidebar-doc' && kind !== 'sidebar-folder') return didYouMean(name, unlisted, otherwise);
  const bare = withoutNumbers(name.replace(/^version-[^/]+\//, ''));
  const same = [...names].find((candidate) => withoutNumbers(candidate) === bare);
  return same === undefined ? didYouMean(bare, names, otherwise) : `Did you mean \`${same}\`?`;
}

/** What the names that a reference may have depend on, besides the site. */
function targetKey(facts: FileFacts, { kind }: Reference): string {
  const root = sidebarsVersion(facts.path) ?? splitDocsPath(facts.path)?.folder ?? facts.path.split('/')[0];
  return `${kind} ${kind === 'category-link' ? facts.path : root} ${facts.data['draft'] === true}`;
}

/** Names of authors, tags, docs, sidebars and versions that are not defined. */
export function references(site: SiteInput): FileProblem[] {
  const namesOf = memoize((facts: FileFacts, { kind }: Reference) => {
    const known = targets[kind].known(site, facts);
    return known && new Set(known);
  }, targetKey);
  return site.files.flatMap((facts) =>
    facts.references.flatMap((reference) => {
      const names = namesOf(facts, reference);
      if (names === undefined || names.has(reference.name)) return [];
      const { what, otherwise } = targets[reference.kind];
      const remedy = typeof otherwise === 'string' ? otherwise : otherwise([...names]);
      const hint = hintOf(reference, names, remedy, facts);
      const code = `reference/${reference.kind}`;
      return [{ file: facts.path, code, ...reference.place, message: messageOf(reference, what, facts), hint }];
    }),
  );
}

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versionsSchema } from '../../schema/versions';
import { writeWhole } from '../node/write-whole';
import { readReleased } from './versions';

export interface CutVersion {
  /** Folder of the copied docs, below the content folder. */
  folder: string;
  /** Files of the docs that were copied. */
  files: number;
  /** Languages whose translations were copied too. */
  translated: string[];
  /** Released versions, newest first, this one among them. */
  versions: string[];
}

function countFiles(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Copies a file or folder, so that a whole copy appears at its place or none. */
function copyWhole(from: string, to: string): void {
  const draft = join(dirname(to), `.${process.pid}-draft`);
  mkdirSync(dirname(to), { recursive: true });
  try {
    cpSync(from, draft, { recursive: true, preserveTimestamps: true });
    renameSync(draft, to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const plugin = 'docusaurus-plugin-content-docs';

/** Languages that something is translated into, by the folders of i18n/. */
function languages(contentDir: string): string[] {
  const folder = join(contentDir, 'i18n');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** What a release copies beside the docs, and where: sidebars, translations and the labels of translated sidebars. */
function besides(contentDir: string, name: string): { from: string; to: string }[] {
  const translations = languages(contentDir).flatMap((code) =>
    ['', '.json'].map((ending) => ({
      from: `i18n/${code}/${plugin}/current${ending}`,
      to: `i18n/${code}/${plugin}/version-${name}${ending}`,
    })),
  );
  return [{ from: 'sidebars.json', to: `versioned_sidebars/version-${name}-sidebars.json` }, ...translations];
}

function expectFree(contentDir: string, name: string, versions: readonly string[]): void {
  const { error } = versionsSchema.safeParse([name]);
  if (error)
    throw new Error(`"${name}" is no name for a version: write letters, digits, dots and hyphens, such as 2.0`);
  if (versions.includes(name)) throw new Error(`Version ${name} exists already, see versions.json`);
  for (const path of [`versioned_docs/version-${name}`, ...besides(contentDir, name).map(({ to }) => to)])
    if (existsSync(join(contentDir, path)))
      throw new Error(`${path} exists already, without being in versions.json: add ${name} there, or delete it`);
}

/**
 * Releases the docs as they are: copies docs/, sidebars.json and the translations of both to where Docusaurus keeps versions, and puts the name
 * first in versions.json. The list comes last: until then, nothing of the copies counts.
 * @param cmsFolders folders below the content folder that the CMS owns
 * @throws Error that says why it cannot be done; nothing is left behind then
 */
export function cutVersion(contentDir: string, name: string, cmsFolders: readonly string[] = []): CutVersion {
  const versions = readReleased(contentDir);
  expectFree(contentDir, name, versions);
  const docs = join(contentDir, 'docs');
  if (!existsSync(docs) || countFiles(docs) === 0) throw new Error(`${docs} holds no docs to release`);
  // What comes from a CMS is data. In a folder of its own it would count as written here, and could hold code.
  if (cmsFolders.some((folder) => folder === 'docs' || folder.startsWith('docs/')))
    throw new Error(
      'docs/ belongs to the CMS (content.cms in site.config.ts), and a copy would not: write docs here to release versions of them',
    );
  const folder = `versioned_docs/version-${name}`;
  const copies = [
    { from: 'docs', to: folder },
    ...besides(contentDir, name).filter(({ from }) => existsSync(join(contentDir, from))),
  ];
  try {
    for (const { from, to } of copies) copyWhole(join(contentDir, from), join(contentDir, to));
    writeWhole(join(contentDir, 'versions.json'), `${JSON.stringify([name, ...versions], null, 2)}\n`);
  } catch (error) {
    for (const { to } of copies) rmSync(join(contentDir, to), { recursive: true, force: true });
    throw error;
  }
  const translated = languages(contentDir).filter((code) =>
    existsSync(join(contentDir, `i18n/${code}/${plugin}/version-${name}`)),
  );
  return { folder, files: countFiles(join(contentDir, folder)), translated, versions: [name, ...versions] };
}

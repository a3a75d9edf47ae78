import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versionsSchema } from '../../../schema/versions';
import { readJson } from '../../node/read-json';
import { listFiles } from '../../node/walk-files';
import { writeWhole } from '../../node/write-whole';
import { isRecord } from '../../report/values';
import { readReleased } from '../model/released-versions';
import { docsFolder, sidebarsFile, versionKey, versionsFile } from './docs-folders';
import { type LastUpdate, readLastUpdates, readUncommitted } from './last-update';
import { liesIn } from './owned-content';
import { listOutdated } from './translation-dates';
import { docsTranslations } from './translations';

/** Copies a file or folder. It appears at its place complete or not at all. */
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

/** Labels of docs/ in a language, without its name, which the release must not have; undefined if nothing has to be removed. */
function releasedLabels(file: string): string | undefined {
  let labels: unknown;
  try {
    labels = readJson(file);
  } catch (cause) {
    throw new Error(`${file} does not parse: npm run content:check says where`, { cause });
  }
  if (!isRecord(labels) || !('version.label' in labels)) return undefined;
  const { 'version.label': _, ...others } = labels;
  return `${JSON.stringify(others, null, 2)}\n`;
}

function lastChanges(contentDir: string): Map<string, LastUpdate> {
  const now = { date: new Date().toISOString(), author: undefined };
  return new Map([...readLastUpdates(contentDir), ...readUncommitted(contentDir).map((path) => [path, now] as const)]);
}

function languages(contentDir: string): string[] {
  const folder = join(contentDir, 'i18n');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** What is copied besides the docs: sidebars, translations and the labels of translated sidebars. */
function besides(contentDir: string, name: string, docsId: string | undefined): { from: string; to: string }[] {
  const plugin = docsTranslations(docsId);
  const translations = languages(contentDir).flatMap((code) =>
    ['', '.json'].map((ending) => ({
      from: `i18n/${code}/${plugin}/current${ending}`,
      to: `i18n/${code}/${plugin}/version-${name}${ending}`,
    })),
  );
  return [
    { from: sidebarsFile(versionKey('current', docsId)), to: sidebarsFile(versionKey(name, docsId)) },
    ...translations,
  ];
}

function expectFree(contentDir: string, name: string, versions: readonly string[], docsId: string | undefined): void {
  const list = versionsFile(docsId);
  const { error } = versionsSchema.safeParse([name]);
  if (error)
    throw new Error(`"${name}" is no name for a version: write letters, digits, dots and hyphens, such as 2.0`);
  if (name === 'next')
    throw new Error('"next" is the address of what you write from now on: give the version another name, such as 2.0');
  if (versions.includes(name)) throw new Error(`Version ${name} exists already, see ${list}`);
  const folder = docsFolder(versionKey(name, docsId));
  for (const path of [folder, ...besides(contentDir, name, docsId).map(({ to }) => to)])
    if (existsSync(join(contentDir, path)))
      throw new Error(`${path} exists already, without being in ${list}: add ${name} there, or delete it`);
}

export interface Release {
  name: string;
  /** Id of further docs; absent for the main docs. */
  docsId?: string | undefined;
}

/**
 * Releases the docs: copies their folder, sidebars and translations to the places of Docusaurus' versions, notes which
 * translations are outdated, and puts the name first in the list of versions; last, because only listed copies count.
 * @returns the new folder, the number of its files, languages whose translations were copied too, and all versions, newest first
 * @throws Error with the reason if it cannot be done; nothing is left behind then
 */
export function cutVersion(contentDir: string, { name, docsId }: Release, cmsFolders: readonly string[] = []) {
  const versions = readReleased(contentDir, docsId);
  expectFree(contentDir, name, versions, docsId);
  const from = docsFolder(versionKey('current', docsId));
  const docs = join(contentDir, from);
  if (!existsSync(docs) || listFiles(docs).length === 0) throw new Error(`${docs} holds no docs to release`);
  // Documents of a CMS are data. In a folder that the CMS does not own they would be trusted, and could hold code.
  if (cmsFolders.some((folder) => liesIn(folder, [from])))
    throw new Error(
      `${from}/ belongs to the CMS (content.cms in site.config.ts), and a copy would not: write docs here to release versions of them`,
    );
  const folder = docsFolder(versionKey(name, docsId));
  const copies = [
    { from, to: folder },
    ...besides(contentDir, name, docsId).filter((copy) => existsSync(join(contentDir, copy.from))),
  ];
  const labels = copies
    .filter(({ from: path }) => path.endsWith('/current.json'))
    .map(({ from: path, to }) => ({ to, text: releasedLabels(join(contentDir, path)) }));
  const updates = lastChanges(contentDir);
  const outdated = copies.flatMap(({ from: path, to }) => {
    const list = path.endsWith('/current') ? listOutdated(contentDir, path, updates) : undefined;
    return list ? [{ to: `${to}/${list.name}`, text: list.text }] : [];
  });
  try {
    for (const copy of copies) copyWhole(join(contentDir, copy.from), join(contentDir, copy.to));
    for (const { to, text } of labels) if (text !== undefined) writeWhole(join(contentDir, to), text);
    for (const { to, text } of outdated) writeWhole(join(contentDir, to), text);
    writeWhole(join(contentDir, versionsFile(docsId)), `${JSON.stringify([name, ...versions], null, 2)}\n`);
  } catch (error) {
    for (const { to } of copies) rmSync(join(contentDir, to), { recursive: true, force: true });
    throw error;
  }
  const translated = languages(contentDir).filter((code) =>
    existsSync(join(contentDir, `i18n/${code}/${docsTranslations(docsId)}/version-${name}`)),
  );
  return { folder, files: listFiles(join(contentDir, folder)).length, translated, versions: [name, ...versions] };
}

import 'server-only';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../config/site';
import { localeAt } from '../../site/locales';
import { readPointer, readSnapshot } from '../snapshot/snapshot-file';
import { contentDir } from '../snapshot/store';
import { type Edition, makeEditions } from './make-editions';
import { siteRoutes } from './site-routes';

const drafts = process.env.NODE_ENV !== 'production';

let loaded: { state: string; editions: [Edition, ...Edition[]] } | undefined;

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/** Changes with every save of words and labels, which snapshots do not contain. */
function textsState(): string {
  const translated = site.locales.flatMap(({ code }) => namesIn(join(contentDir, 'i18n', code)));
  return [join(contentDir, 'words'), ...translated.filter((path) => !path.endsWith('.json'))]
    .flatMap(namesIn)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}

/**
 * The site in each of its languages, the default one first. A build reads it once. Development looks for newer snapshots and
 * words each time, so that modules keep their state after a save.
 */
export function editions(): [Edition, ...Edition[]] {
  if (loaded && !drafts) return loaded.editions;
  const snapshot = readPointer();
  const state = `${snapshot} ${drafts ? textsState() : ''}`;
  if (loaded?.state !== state) {
    const sources = readSnapshot('.contentlayer', snapshot);
    loaded = { state, editions: makeEditions({ site, contentDir, sources, drafts }) };
  }
  return loaded.editions;
}

/** The edition that a route belongs to. */
export function editionAt(route: string): Edition {
  const all = editions();
  const { code } = localeAt(route, site.locales);
  return all.find(({ locale }) => locale.code === code) ?? all[0];
}

/** Every route of the site, in all of its languages, without the base path. */
export function allRoutes(): Set<string> {
  return new Set(editions().flatMap(({ content }) => [...siteRoutes(content)]));
}

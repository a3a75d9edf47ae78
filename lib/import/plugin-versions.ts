import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../node/read-json';
import { listOf } from '../report/values';
import { type DocsPlugin, shownVersions } from './choose-plugins';
import type { LoadedSite } from './load/load-site';

/** Versions of docs, and the ones that the site shows. */
interface DocsVersions {
  /** File with the names of the released versions, from the folder of the site. */
  from: string;
  released: string[];
  shown: ReadonlySet<string>;
}

/** Reads which versions docs have. */
export function versionsOf(plugin: DocsPlugin, { dir }: LoadedSite): DocsVersions {
  const from = `${plugin.prefix}versions.json`;
  const file = join(dir, from);
  const written: unknown = existsSync(file) ? readJson(file) : [];
  const released = listOf(written).filter((name) => typeof name === 'string');
  return { from, released, shown: shownVersions(plugin, released) };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import trim from 'lodash-es/trim.js';
import { docsIdPattern } from '../../schema/docs-id';
import { readJson } from '../node/read-json';
import { listOf, textOf } from '../report/values';
import type { LoadedPlugin, LoadedSite } from './load/load-site';
import { placeOfKey, type Report } from './report';

/** The plugins of a kind. The main one is that of the preset, else the one without an id, else the first. */
type Chosen = [main: LoadedPlugin | undefined, others: LoadedPlugin[]];

function chosen(kind: 'docs' | 'blog', { plugins }: LoadedSite): Chosen {
  const all = plugins.filter((plugin) => plugin.kind === kind);
  const main = all.find(({ ofPreset }) => ofPreset) ?? all.find(({ options }) => options['id'] === undefined) ?? all[0];
  return [main, all.filter((plugin) => plugin !== main)];
}

/** The blog that becomes the site's blog, and further blogs, whose posts become pages. */
export function blogPlugins(site: LoadedSite, report: Report): Chosen {
  const [main, others] = chosen('blog', site);
  for (const { options } of others) {
    const name = textOf(options['id']) ?? textOf(options['path']) ?? 'without an id';
    const base = textOf(options['routeBasePath']) ?? 'blog';
    report.changed(
      `The posts of the further blog "${name}" are pages below /${base.replace(/^\//, '')}, with lists of them, without feeds`,
      placeOfKey(site, 'id'),
    );
  }
  return [main, others];
}

/** Folder below content/pages for the posts of a further blog. */
export function blogFolder({ options }: Pick<LoadedPlugin, 'options'>): string {
  const base = textOf(options['routeBasePath']) ?? 'blog';
  return trim(base, '/') || 'blog';
}

/** A docs plugin that is imported. */
export interface DocsPlugin extends LoadedPlugin {
  /** Id of the docs on this site; undefined for the main docs. */
  docsId: string | undefined;
  /** Prefix of the names of their version folders. */
  prefix: string;
}

function idOf(id: string): string {
  const plain = id.replace(/[^\w-]+/g, '-').replace(/(?:^|_)versioned$/, '');
  return docsIdPattern.test(plain) ? plain : `docs-${plain.replace(/[_-]+$/, '')}`;
}

/** The docs plugins of a site, the main one first. */
export function docsPlugins(site: LoadedSite): DocsPlugin[] {
  const [main, others] = chosen('docs', site);
  return [...(main ? [main] : []), ...others].map((plugin) => {
    const id = textOf(plugin.options['id']) ?? 'default';
    return { ...plugin, docsId: plugin === main ? undefined : idOf(id), prefix: id === 'default' ? '' : `${id}_` };
  });
}

/** Names of the versions that a site shows, of the released ones and `current`. */
function shownVersions({ options }: LoadedPlugin, released: readonly string[]): ReadonlySet<string> {
  const only = options['onlyIncludeVersions'];
  if (Array.isArray(only)) return new Set(only.filter((name) => typeof name === 'string'));
  if (options['disableVersioning'] === true) return new Set(['current']);
  return new Set([...(options['includeCurrentVersion'] === false ? [] : ['current']), ...released]);
}

/** The file with the names of the released versions of docs, from the folder of the site, those names, and the shown ones. */
export function versionsOf(plugin: DocsPlugin, { dir }: LoadedSite) {
  const from = `${plugin.prefix}versions.json`;
  const file = join(dir, from);
  const written: unknown = existsSync(file) ? readJson(file) : [];
  const released = listOf(written).filter((name) => typeof name === 'string');
  return { from, released, shown: shownVersions(plugin, released) };
}

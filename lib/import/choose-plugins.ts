import type { LoadedPlugin, LoadedSite } from './load/load-site';
import { textOf } from './load/values';
import { placeOfKey, type Report } from './report';

/** The docs or the blog that moves in: the preset's, else the one without an id, else the first. The others are named. */
export function mainPlugin(kind: 'docs' | 'blog', site: LoadedSite, report: Report): LoadedPlugin | undefined {
  const all = site.plugins.filter((plugin) => plugin.kind === kind);
  const main = all.find(({ ofPreset }) => ofPreset) ?? all.find(({ options }) => options['id'] === undefined) ?? all[0];
  for (const { options } of all.filter((plugin) => plugin !== main)) {
    const name = textOf(options['id']) ?? textOf(options['path']) ?? 'without an id';
    const base = textOf(options['routeBasePath']) ?? kind;
    report.left(
      `The ${kind} "${name}", whose pages are below /${base.replace(/^\//, '')}`,
      placeOfKey(site.configFile, site.configText, 'id'),
      'A site has one of them here: make it a site of its own, or move its files below content/ by hand.',
    );
  }
  return main;
}

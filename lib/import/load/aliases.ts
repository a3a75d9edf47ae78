import { isAbsolute, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ownModule } from './plugins';
import { isValues, listOf, textOf, type Values, valuesOf } from './values';

/** A plugin may wait for a network that is not there. */
const longestMs = 2_000;

/** The code of a plugin that may name aliases; undefined for all others, which are not run. */
function aliasPlugin(written: unknown, siteDir: string, load: (path: string) => unknown) {
  const name = textOf(written);
  const own = name === undefined ? undefined : ownModule(name, siteDir);
  if (!/\balias\b/.test(own?.text ?? (typeof written === 'function' ? String(written) : ''))) return undefined;
  const loaded = own ? load(own.file) : written;
  const code = isValues(loaded) && 'default' in loaded ? loaded['default'] : loaded;
  return typeof code === 'function' ? code : undefined;
}

/** Where an alias leads, as imports of the site write it; undefined for what is not of the site. */
function leadsTo(path: unknown, siteDir: string): string | undefined {
  if (typeof path !== 'string' || !(isAbsolute(path) || path.startsWith('.'))) return undefined;
  const below = relative(siteDir, resolve(siteDir, path)).replaceAll('\\', '/');
  return below === '' || below.startsWith('..') ? undefined : `@site/${below}`;
}

/** What the plugins of a site let its imports begin with: `{ '@parts': '@site/src/parts' }` by `resolve.alias` of webpack. */
export async function aliasesOf(
  config: Values,
  siteDir: string,
  load: (path: string) => unknown,
): Promise<Record<string, string>> {
  const aliases: Record<string, string> = {};
  for (const entry of listOf(config['plugins'])) {
    const [written, options] = Array.isArray(entry) ? entry : [entry];
    try {
      const code = aliasPlugin(written, siteDir, load);
      if (!code) continue;
      const made = Promise.resolve(code({ siteDir, siteConfig: config }, valuesOf(options)));
      const plugin = valuesOf(await Promise.race([made, setTimeout(longestMs)]));
      const configure = plugin['configureWebpack'];
      const webpack = valuesOf(typeof configure === 'function' ? configure({ resolve: { alias: {} } }, false, {}) : {});
      for (const [name, path] of Object.entries(valuesOf(valuesOf(webpack['resolve'])['alias']))) {
        const place = leadsTo(path, siteDir);
        if (place !== undefined && !/^@(?:site|theme|docusaurus)\b|\$$/.test(name)) aliases[name] = place;
      }
    } catch {
      // It needs more of a build than there is: its imports are named as those of packages.
    }
  }
  return aliases;
}

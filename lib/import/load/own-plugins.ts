import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { listOf, recordOf, textOf, type Values } from '../../report/values';
import { isStyleSheet } from '../styles/parse-styles';
import type { LoadedSite } from './load-site';
import { defaultOf } from './plain-value';
import { ownModule } from './plugins';

/** A plugin may wait for a network that does not answer. */
const longestMs = 2_000;

/** What the site's own plugins and themes configure in Docusaurus' bundler. */
export interface OwnPlugins extends Pick<LoadedSite, 'aliases' | 'themes' | 'sheets' | 'headTags'> {
  /**
   * By configured value: the name of the plugin, whether all that it does is known from this answer, and whether it
   * has no pages, as it only configures the bundler or writes files.
   */
  told: Map<unknown, { name: string | undefined; done: boolean; bundles?: boolean }>;
}

/** A package that hands the bundler the aliases in its options. */
const aliasPlugin = 'docusaurus-plugin-module-alias';

/** What a plugin may have whose work is to name tags. */
const ofTags: ReadonlySet<string> = new Set(['name', 'injectHtmlTags']);

/** Methods in which a plugin makes pages. */
const making = ['contentLoaded', 'allContentLoaded', 'extendCli'];

type Load = (path: string) => unknown;

/** The code of a plugin that may answer; undefined for all others, which are not run. */
function ownCode(written: unknown, siteDir: string, load: Load) {
  const name = textOf(written);
  const own = name === undefined ? undefined : ownModule(name, siteDir);
  const text = own?.text ?? (typeof written === 'function' ? String(written) : '');
  if (
    !/\balias\b|\b(?:configure(?:PostCss|Webpack)|getThemePath|getClientModules|injectHtmlTags|postBuild)\b/.test(text)
  )
    return undefined;
  const code = defaultOf(own ? load(own.file) : written);
  return typeof code === 'function' ? { code, folder: own ? dirname(own.file) : siteDir } : undefined;
}

/** A path from the folder of the site; undefined if it lies outside. */
function pathBelow(path: unknown, siteDir: string, folder = siteDir): string | undefined {
  if (typeof path !== 'string' || !(isAbsolute(path) || path.startsWith('.'))) return undefined;
  const below = relative(siteDir, resolve(folder, path)).replaceAll('\\', '/');
  return below === '' || /^\.\.|(?:^|\/)node_modules\//.test(below) ? undefined : below;
}

/** The result of a method of a plugin; undefined if it has none. */
function ask(plugin: Values, name: string, ...args: unknown[]): unknown {
  const asked = plugin[name];
  return typeof asked === 'function' ? asked.apply(plugin, args) : undefined;
}

/** Those of a list of aliases that stand for something of the site. */
function ownAliases(list: unknown, siteDir: string): Record<string, string> {
  const found = Object.entries(recordOf(list)).flatMap(([name, path]): [string, string][] => {
    const place = pathBelow(path, siteDir);
    return place === undefined || /^@(?:site|theme|docusaurus)\b|\$$/.test(name) ? [] : [[name, `@site/${place}`]];
  });
  return Object.fromEntries(found);
}

function aliasesIn(plugin: Values, siteDir: string): Record<string, string> {
  const webpack = recordOf(ask(plugin, 'configureWebpack', { resolve: { alias: {} } }, false, {}));
  return ownAliases(recordOf(webpack['resolve'])['alias'], siteDir);
}

/** The context that plugins get, as far as it is known before a build. */
function contextOf(config: Values, siteDir: string): Values {
  const { defaultLocale = 'en', locales = [defaultLocale] } = recordOf(config['i18n']);
  const i18n = { defaultLocale, locales, currentLocale: defaultLocale, path: 'i18n', localeConfigs: {} };
  return { siteDir, siteConfig: config, baseUrl: config['baseUrl'], i18n };
}

/** Asks the site's own plugins and themes what they configure, by running those that may configure something. */
export async function askOwnPlugins(config: Values, siteDir: string, load: Load): Promise<OwnPlugins> {
  // Packages of one repository know each other, and themselves, by name.
  const name = attempt(() => textOf(recordOf(readJson(join(siteDir, 'package.json')))['name']), undefined);
  const own = name === undefined ? [] : ['src', 'static'].map((folder) => [`${name}/${folder}`, `@site/${folder}`]);
  const found: OwnPlugins = { aliases: Object.fromEntries(own), themes: [], sheets: [], headTags: [], told: new Map() };
  for (const entry of [...listOf(config['plugins']), ...listOf(config['themes'])]) {
    const [written, options] = Array.isArray(entry) ? entry : [entry];
    if (written === aliasPlugin) {
      Object.assign(found.aliases, ownAliases(recordOf(options)['alias'], siteDir));
      found.told.set(written, { name: undefined, done: true });
      continue;
    }
    try {
      const own = ownCode(written, siteDir, load);
      if (!own) continue;
      const made = Promise.resolve(own.code(contextOf(config, siteDir), recordOf(options)));
      const plugin = recordOf(await Promise.race([made, setTimeout(longestMs)]));
      const folder = textOf(ask(plugin, 'getThemePath'));
      const theme = folder === undefined ? undefined : pathBelow(resolve(own.folder, folder), siteDir);
      if (theme !== undefined) found.themes.push(theme);
      const modules = listOf(ask(plugin, 'getClientModules')).map((path) => pathBelow(path, siteDir, own.folder));
      found.sheets.push(...modules.flatMap((path) => (path !== undefined && isStyleSheet(path) ? [path] : [])));
      const { headTags, ...others } = recordOf(ask(plugin, 'injectHtmlTags', {}));
      found.headTags.push(...(Array.isArray(headTags) ? headTags : headTags ? [headTags] : []));
      const keys = Object.keys(plugin);
      const done =
        keys.includes('injectHtmlTags') && keys.every((key) => ofTags.has(key)) && Object.keys(others).length === 0;
      const bundles =
        ['configurePostCss', 'configureWebpack', 'postBuild'].some((name) => typeof plugin[name] === 'function') &&
        making.every((name) => plugin[name] === undefined);
      found.told.set(written, { name: textOf(plugin['name']), done, bundles });
      Object.assign(found.aliases, aliasesIn(plugin, siteDir));
    } catch {
      // It needs more of a build. Its imports are reported as those of packages.
    }
  }
  return found;
}

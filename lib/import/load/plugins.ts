import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord, listOf, recordOf, textOf, type Values } from '../../report/values';
import type { LoadedPlugin } from './load-site';
import { standInName } from './stand-in';

/** A plugin of a configuration. */
export interface Plugin {
  kind: LoadedPlugin['kind'];
  name: string;
  options: Values;
  /** Its name or its function, as the configuration holds it. */
  written?: unknown;
  /** Whether it belongs to a preset. Themes and links mean this one if they name none. */
  ofPreset: boolean;
}

type Entry = Omit<Plugin, 'kind' | 'ofPreset'>;

const kinds: readonly (readonly [RegExp, Plugin['kind']])[] = [
  [/(?:^|[/\\])(?:docusaurus-)?plugin-content-docs(?:[/\\]|$)|^content-docs$/, 'docs'],
  [/(?:^|[/\\])(?:docusaurus-)?plugin-content-blog(?:[/\\]|$)|^content-blog$/, 'blog'],
  [/(?:^|[/\\])(?:docusaurus-)?plugin-content-pages(?:[/\\]|$)|^content-pages$/, 'pages'],
  [/(?:^|[/\\])(?:docusaurus-)?plugin-client-redirects(?:[/\\]|$)|^client-redirects$/, 'redirects'],
];
const endings = ['', '.js', '.ts', '.cjs', '.mjs', '/index.js', '/index.ts'];
/** Requires the module of a content plugin, as a plugin that extends one does. */
const wrapped =
  /(?:\bimport\s+(?!type\b|\{(?!\s*default\b))[^'";]*\bfrom\s*|\b(?:require|import)\(\s*)['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]/;
const classicPreset = /(?:^|[/\\])preset-classic(?:[/\\]|$)|^classic$/;

/** Name for a plugin that gives none. */
export const nameless = 'a plugin without a name';

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return standInName(value) ?? (typeof value === 'function' && value.name !== '' ? value.name : nameless);
}

/** The module of a plugin in the folder of the site; undefined for packages. */
export function ownModule(name: string, siteDir: string): { file: string; text: string } | undefined {
  if (!/^[./]|^[A-Za-z]:[\\/]/.test(name) || /[\\/]node_modules[\\/]/.test(name)) return undefined;
  const files = endings.map((ending) => resolve(siteDir, name + ending));
  const file = files.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') };
}

/** Kind of a plugin, by its name or the plugin it extends. One without a folder beside the usual one is `other`. */
function kindOf({ name, options }: Entry, siteDir: string, ofPresets: readonly Plugin[]): Plugin['kind'] {
  const named = kinds.find(([pattern]) => pattern.test(name))?.[1];
  if (named) return named;
  const [, found] = wrapped.exec(ownModule(name, siteDir)?.text ?? '') ?? [];
  const showsUsual = ({ kind, options: { path = kind } }: Plugin) => kind === found && path === kind;
  if (options['path'] === undefined && ofPresets.some(showsUsual)) return 'other';
  return found === 'docs' || found === 'blog' || found === 'pages' ? found : 'other';
}

/** A plugin or preset with its options; undefined if it is switched off. */
function entry(value: unknown): Entry | undefined {
  if (!value) return undefined;
  if (!Array.isArray(value))
    return { name: isRecord(value) ? 'an object in the list' : nameOf(value), options: {}, written: value };
  return value[0] ? { name: nameOf(value[0]), options: recordOf(value[1]), written: value[0] } : undefined;
}

function classicPlugins(options: Values): Plugin[] {
  const part = (kind: Plugin['kind'], name: string): Plugin => {
    return { kind, name: `preset: ${name}`, options: recordOf(options[name]), ofPreset: true };
  };
  const content = (['docs', 'blog', 'pages'] as const).filter((kind) => options[kind] !== false);
  const others = ['gtag', 'googleAnalytics', 'googleTagManager', 'svgr', 'sitemap', 'theme'];
  return [
    ...content.map((kind) => part(kind, kind)),
    ...others.filter((name) => options[name]).map((name) => part('other', name)),
  ];
}

/** Presets that extend the classic one have its options. */
function isLikeClassic({ docs, blog }: Values): boolean {
  return isRecord(docs) || isRecord(blog);
}

/** What the configuration calls its themes; undefined for one that is no text. */
export function themeNames({ config }: { config: Values }): (string | undefined)[] {
  return listOf(config['themes']).map((theme) => textOf(Array.isArray(theme) ? theme[0] : theme));
}

/** Every plugin of a configuration, those of presets first. */
export function pluginsOf(config: Values, siteDir: string): Plugin[] {
  const presets = listOf(config['presets']).flatMap((value) => entry(value) ?? []);
  const plugins = listOf(config['plugins']).flatMap((value) => entry(value) ?? []);
  const ofPresets = presets.flatMap(({ name, options }): Plugin[] => [
    ...(classicPreset.test(name) || isLikeClassic(options) ? classicPlugins(options) : []),
    ...(classicPreset.test(name) ? [] : [{ kind: 'other' as const, name, options, ofPreset: true }]),
  ]);
  return [
    ...ofPresets,
    ...plugins.map((plugin): Plugin => ({ ...plugin, kind: kindOf(plugin, siteDir, ofPresets), ofPreset: false })),
  ];
}

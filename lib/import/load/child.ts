import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { register as readTypeScript } from 'tsx/cjs/api';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { isRecord, recordOf, textOf } from '../../report/values';
import type { Questions } from './load-site';
import { replaceMissingModules } from './missing-modules';
import { askOwnPlugins, type OwnPlugins } from './own-plugins';
import { defaultOf, isCode, plainValue } from './plain-value';
import { type Plugin, pluginsOf } from './plugins';
import { runDocuments } from './run-documents';
import { parsedNames, runGenerator } from './run-generator';
import { runMarkdownPlugin } from './run-markdown-plugin';

// Runs the configuration of a site in a process of its own: node child.ts <site> <configuration file> <answer> [<questions>].
// Writes the result to the file <answer> as JSON. With a file of questions it answers those: redirects, generated sidebars,
// documents and numbers in names.

const [siteDir = '.', configName = '', answerFile = '', questionsFile] = process.argv.slice(2);
process.chdir(siteDir);
// Configurations read it; `docusaurus build` sets it.
Object.assign(process.env, { NODE_ENV: 'production' });
const configFile = join(siteDir, configName);
const entries = new Set([configFile]);
const asked = questionsFile === undefined ? undefined : (readJson(questionsFile) as Questions);
// Markdown plugins often import so.
const dynamic = Boolean(asked?.markdown?.length) || /\bimport\s*\(/.test(readFileSync(configFile, 'utf8'));
readTypeScript();
// Only then, because it starts a thread, which takes longer than all the rest.
if (dynamic) (await import('tsx/esm/api')).register();
const missing = replaceMissingModules(entries, dynamic);
const load = createRequire(configFile);

/** Sidebars without what stands for a module that is not there, such as the sidebar that a plugin writes. */
function withoutCode(value: unknown): unknown {
  if (isCode(value)) return [];
  if (Array.isArray(value)) return value.filter((item) => !isCode(item)).map(withoutCode);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutCode(item)]))
    : value;
}

/** The sidebars of a docs plugin: undefined if it names no file, null if it switches them off. */
function sidebarsOf({ options }: Plugin): { file?: string; sidebars: unknown } {
  const path = options['sidebarPath'];
  if (path === false) return { sidebars: null };
  const file = textOf(path);
  if (file === undefined) return { sidebars: undefined };
  const whole = resolve(siteDir, file);
  if (!existsSync(whole)) return { file, sidebars: undefined };
  entries.add(whole);
  return { file, sidebars: withoutCode(plainValue(defaultOf(load(whole)))) };
}

const mark = 'one-document.md';

/** The prefix of edit links, if a function makes them by appending the path of a document. Some have no link. */
function editUrlOf(value: unknown, folder: string): unknown {
  if (typeof value !== 'function') return value;
  const below = attempt(() => readdirSync(resolve(siteDir, folder), { recursive: true, encoding: 'utf8' }), []);
  const documents = below.filter((path) => /\.mdx?$/.test(path)).slice(0, 1000);
  for (const path of [mark, ...documents]) {
    const asked = {
      version: 'current',
      versionDocsDirPath: folder,
      docPath: path,
      blogDirPath: folder,
      blogPath: path,
    };
    const address = attempt<unknown>(() => value({ ...asked, permalink: '/', locale: 'en' }), undefined);
    if (typeof address !== 'string') continue;
    // Docs outside of the folder of the site are called by their name, without `../`.
    const end = [folder, basename(folder)].map((name) => `${name}/${path}`).find((end) => address.endsWith(end));
    if (end !== undefined) return address.slice(0, -end.length);
  }
  return plainValue(value);
}

function describePlugin(plugin: Plugin, told: OwnPlugins['told']): unknown {
  const { kind, ofPreset, options, written } = plugin;
  const { name: called, done = false, bundles = false } = told.get(written) ?? {};
  const name = typeof written === 'function' ? (called ?? plugin.name) : plugin.name;
  const folder = textOf(options['path']) ?? kind;
  const plain = plainValue({ ...options, editUrl: editUrlOf(options['editUrl'], folder) });
  return { kind, name, ofPreset, done, bundles, options: plain, ...(kind === 'docs' && sidebarsOf(plugin)) };
}

/** The answers of the site's `createRedirects` for each route. */
function redirectsFor(plugins: readonly Plugin[], routes: readonly string[]): unknown {
  const functions = plugins.flatMap(({ options }) => {
    const create = options['createRedirects'];
    return typeof create === 'function' ? [create] : [];
  });
  return routes.flatMap((route) =>
    functions.flatMap((create) => {
      const from: unknown = create(route);
      const list = Array.isArray(from) ? from : [from];
      return list.filter((old) => typeof old === 'string').map((old) => ({ from: old, to: route }));
    }),
  );
}

function answer(value: object): void {
  writeFileSync(answerFile, JSON.stringify(value));
}

try {
  const module = defaultOf(load(configFile));
  const config = recordOf(await (typeof module === 'function' ? module() : module));
  const plugins = pluginsOf(config, siteDir);
  if (!asked) {
    const { presets: _, plugins: __, ...rest } = config;
    const { told, headTags, ...own } = await askOwnPlugins(config, siteDir, load);
    const described = plugins.map((plugin) => describePlugin(plugin, told));
    answer({ config: plainValue(rest), plugins: described, ...own, headTags: plainValue(headTags), missing });
  } else {
    const { routes = [], tasks = [], documents = [], names = [], markdown = [] } = asked;
    const optionsOf = (plugin: number) => plugins[plugin]?.options ?? {};
    const made = tasks.map((task) => runGenerator(task, optionsOf(task.plugin)));
    const ofMarkdown = recordOf(config['markdown']);
    const texts = await runDocuments(documents, ofMarkdown);
    const failures: (string | null)[] = [];
    for (const task of markdown)
      failures.push(await runMarkdownPlugin(task, texts, { optionsOf, format: ofMarkdown['format'] }));
    answer({
      failures,
      redirects: redirectsFor(plugins, routes),
      sidebars: await Promise.all(made),
      documents: texts,
      numbers: names.map((task) => parsedNames(task.names, optionsOf(task.plugin))),
    });
  }
} catch (error) {
  const { stack, message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  answer({ error: (stack ?? message).replace(message, () => reason) });
}
// The configuration may have started servers and timers, and process.exit() waits for threads.
process.kill(process.pid, 'SIGKILL');

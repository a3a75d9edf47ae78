import { posix } from 'node:path';
import { recordOf } from '../report/values';
import { nameFor, type ParsedName, splitPath } from './files/number-names';
import type { Root } from './files/roots';
import { listSourceFiles, type SourceFile } from './files/source-files';
import { ImportError } from './import-error';
import { askSite, type LoadedSite } from './load/load-site';
import { isCode } from './load/plain-value';
import { type ImportContext, placeOfKey, type Report } from './report';
import { ownMarkdownPlugins } from './settings/plugin-options';

const parserKey = 'numberPrefixParser';

/** New names for files and folders, so that they are read here as the site's number parser reads them. */
function renamesOf(folder: Root, parsed: Readonly<Record<string, ParsedName>>, report: Report): Map<string, string> {
  const renames = new Map<string, string>();
  for (const [name, answer] of Object.entries(parsed)) {
    const to = nameFor(answer);
    if (to === undefined)
      report.left(
        `The number of ${name}, as \`${parserKey}\` reads it`,
        folder.from,
        'Write `id`, `slug` and `sidebar_position` into the documents.',
      );
    else if (to !== name) renames.set(name, to);
  }
  return renames;
}

/** Markdown plugins of the site, in the order in which they run, each with its documents. */
function markdownTasks(site: LoadedSite, sources: readonly SourceFile[]) {
  const found = site.plugins.flatMap((plugin, at) => {
    const { kind, options } = plugin;
    const files = sources.flatMap(({ kind: place, from, file, docs, blog }) => {
      const owner = (docs ?? blog)?.options;
      const isOwn = owner ? owner === options : place === kind || from.includes(`/docusaurus-plugin-content-${kind}/`);
      return isOwn && /\.mdx?$/.test(from) ? [file] : [];
    });
    return ownMarkdownPlugins(plugin, site).map((own) => ({ ...own, plugin: at, files }));
  });
  // `beforeDefaultRemarkPlugins` is the first of its keys in the alphabet, too.
  return found.filter(({ key }) => /remarkPlugins$/i.test(key)).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Runs what the site applies to documents and to numbers in names once. Returns texts by file, and roots with new names. */
export async function runOwnFunctions(
  { root, site, report }: ImportContext,
  roots: readonly Root[],
): Promise<{ texts: ReadonlyMap<string, string>; roots: readonly Root[] }> {
  const keys = ['preprocessor', 'parseFrontMatter'].filter((key) => isCode(recordOf(site.config['markdown'])[key]));
  const numbered = roots.filter(({ docs, kind }) => kind !== 'sidebars' && isCode(docs?.options[parserKey]));
  const asked = [...keys.map((key) => `markdown.${key}`), ...(numbered.length > 0 ? [parserKey] : [])];
  const place = (key: string) => placeOfKey(site, key.replace('markdown.', ''));
  const sources = listSourceFiles(site.dir, roots);
  const markdown = markdownTasks(site, sources);
  if (asked.length + markdown.length === 0) return { texts: new Map(), roots };
  const documents = sources.filter(({ from }) => keys.length > 0 && /\.mdx?$/.test(from)).map(({ file }) => file);
  const names = numbered.map((folder) => {
    const own = sources.filter(({ from }) => from.startsWith(`${folder.from}/`));
    const found = own.flatMap(({ from }) => splitPath(folder.kind, posix.relative(folder.from, from)).names);
    const plugin = site.plugins.findIndex(({ options }) => options === folder.docs?.options);
    return { plugin, names: [...new Set(found)] };
  });
  const options = { root, siteDir: site.dir, limitMs: 60_000 + 100 * sources.length };
  const tellPlugin = (name: string, key: string, failure: string | null) => {
    const next =
      'Mend it there, or install its packages there, and import again; or write into the documents what it made.';
    if (failure !== null) report.left(`The Markdown plugin ${name}`, place(key), `It did not run: ${failure}. ${next}`);
    else report.changed(`The Markdown plugin ${name} has run once: what it made is in the documents`, place(key));
  };
  try {
    const made = await askSite(options, { documents, names, markdown });
    const renames = new Map(
      numbered.map((folder, index) => [folder, renamesOf(folder, made.numbers[index] ?? {}, report)]),
    );
    for (const [index, { name, key }] of markdown.entries()) tellPlugin(name, key, made.failures[index] ?? null);
    for (const key of asked)
      report.changed(`\`${key}\` has run once: what it made is in documents and names`, place(key));
    return {
      texts: new Map(Object.entries(made.documents)),
      roots: roots.map((folder) => ({ ...folder, renames: renames.get(folder) })),
    };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const reason = error.message.split('\n')[1] || error.message;
    for (const { name, key } of markdown) tellPlugin(name, key, reason);
    for (const key of asked) report.left(`\`${key}\`: ${reason}`, place(key), 'Mend it, and import again.');
    return { texts: new Map(), roots };
  }
}

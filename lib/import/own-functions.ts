import { posix } from 'node:path';
import { isRecord, recordOf } from '../report/values';
import { nameFor, namesToParse, type ParsedName } from './files/number-names';
import type { Root } from './files/root';
import { listSourceFiles } from './files/source-files';
import { ImportError } from './import-error';
import { askSite, type LoadedSite } from './load/load-site';
import { codeKey } from './load/plain-value';
import { placeOfKey, type Report } from './report';

interface Options {
  /** Folder of this project. */
  root: string;
  site: LoadedSite;
  roots: readonly Root[];
  report: Report;
}

/** The results of the site's functions. */
interface Made {
  texts: ReadonlyMap<string, string>;
  /** The folders, with renamed files. */
  roots: readonly Root[];
}

function isCode(value: unknown): boolean {
  return isRecord(value) && codeKey in value;
}

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

/** Runs the functions of the site for documents and for numbers in names once, so that their results can be written. */
export async function runOwnFunctions({ root, site, roots, report }: Options): Promise<Made> {
  const keys = ['preprocessor', 'parseFrontMatter'].filter((key) => isCode(recordOf(site.config['markdown'])[key]));
  const numbered = roots.filter(({ docs, kind }) => kind !== 'sidebars' && isCode(docs?.options[parserKey]));
  const asked = [...keys.map((key) => `markdown.${key}`), ...(numbered.length > 0 ? [parserKey] : [])];
  if (asked.length === 0) return { texts: new Map(), roots };
  const place = (key: string) => placeOfKey(site, key.replace('markdown.', ''));
  const sources = listSourceFiles(site.dir, roots);
  const documents = sources.filter(({ from }) => keys.length > 0 && /\.mdx?$/.test(from)).map(({ file }) => file);
  const names = numbered.map((folder) => {
    const own = sources.filter(({ from }) => from.startsWith(`${folder.from}/`));
    const found = own.flatMap(({ from }) => namesToParse(folder.kind, posix.relative(folder.from, from)));
    const plugin = site.plugins.findIndex(({ options }) => options === folder.docs?.options);
    return { plugin, names: [...new Set(found)] };
  });
  try {
    const made = await askSite({ root, siteDir: site.dir }, { documents, names });
    const renames = new Map(
      numbered.map((folder, index) => [folder, renamesOf(folder, made.numbers[index] ?? {}, report)]),
    );
    for (const key of asked)
      report.changed(`\`${key}\` has run once: what it made is in documents and names`, place(key));
    return {
      texts: new Map(Object.entries(made.documents)),
      roots: roots.map((folder) => ({ ...folder, renames: renames.get(folder) })),
    };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const reason = error.message.split('\n')[1] ?? error.message;
    for (const key of asked) report.left(`\`${key}\`: ${reason}`, place(key), 'Mend it, and import again.');
    return { texts: new Map(), roots };
  }
}

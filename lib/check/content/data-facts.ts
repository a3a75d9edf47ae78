import { authorEntrySchema } from '../../../schema/author';
import { versionsSchema } from '../../../schema/versions';
import type { DataFileKind } from '../../content/files/file-kind';
import { nameAddress } from '../../content/model/join-route';
import { createLineIndex } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import { isRecord, listOf, recordOf } from '../../report/values';
import { slugProblems } from '../rules/addresses';
import { dataSyntax, dataText, untrustedFields } from '../rules/data';
import { wordNames } from '../rules/languages';
import { authorLinks } from './collect-verbatim';
import { dataProblems, soundData } from './data-problems';
import { type Entry, type FileFacts, noFacts, type Reference, type Target, type TextTask } from './facts';
import { parseJson } from './json-source';
import { dataFileSchemas } from './kinds';
import { sidebarFacts } from './sidebar-facts';
import type { Problem } from './types';
import { type DataSource, parseYaml } from './yaml-source';

function permalinkOf(kind: DataFileKind, key: string, value: Record<string, unknown>): string | undefined {
  if (kind === 'Tags') return typeof value['permalink'] === 'string' ? value['permalink'] : `/${nameAddress(key)}`;
  const { page } = value;
  if (isRecord(page) && typeof page['permalink'] === 'string') return page['permalink'];
  return page === true ? `/${nameAddress(key)}` : undefined;
}

function collectEntries(kind: DataFileKind, value: unknown, source: DataSource): Entry[] {
  if (kind === 'Labels')
    return Object.keys(recordOf(value)).map((key) => ({ key, permalink: undefined, place: source.keyPlace([key]) }));
  if ((kind !== 'Authors' && kind !== 'Tags') || !isRecord(value)) return [];
  return Object.entries(value).map(([key, entry]) => {
    const fields = recordOf(entry);
    const own = kind === 'Tags' ? [key, 'permalink'] : [key, 'page', 'permalink'];
    const written = kind === 'Tags' ? 'permalink' in fields : isRecord(fields['page']);
    return {
      key,
      permalink: permalinkOf(kind, key, fields),
      place: written ? source.valuePlace(own) : source.keyPlace([key]),
    };
  });
}

/** Settings of a folder that are valid alone but contradict each other. */
function categoryContradictions({ collapsible, collapsed }: Record<string, unknown>, source: DataSource): Problem[] {
  if (collapsible !== false || collapsed !== true) return [];
  const message = '`collapsed` does nothing: with collapsible: false the folder is always open';
  return [{ code: 'data-file/doubtful', ...source.valuePlace(['collapsed']), message, hint: 'Remove one of the two.' }];
}

/** What is read of data files of one kind besides what all have. */
type OwnFacts = Partial<Pick<FileFacts, 'references' | 'images' | 'problems' | 'links' | 'entries'>>;

function collectCategory(data: Record<string, unknown>, source: DataSource): OwnFacts {
  const { link } = data;
  if (!isRecord(link)) return {};
  const { type, id, image, slug } = link;
  return {
    references:
      type === 'doc' && typeof id === 'string'
        ? [{ kind: 'category-link', name: id, place: source.valuePlace(['link', 'id']) }]
        : [],
    images:
      typeof image === 'string' ? [{ url: image, place: source.valuePlace(['link', 'image']), preview: true }] : [],
    problems: slugProblems(slug, source.valuePlace(['link', 'slug'])),
  };
}

function authorImages(value: unknown, source: DataSource): Target[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, author]) => {
    const fields = recordOf(author);
    const name = 'image_url' in fields ? 'image_url' : 'imageURL';
    const url = fields[name];
    return typeof url === 'string' ? [{ url, place: source.valuePlace([key, name]) }] : [];
  });
}

function unknownAuthorKeys(value: unknown, source: DataSource): Problem[] {
  const known = Object.keys(authorEntrySchema.shape);
  return Object.entries(recordOf(value)).flatMap(([author, entry]) =>
    Object.keys(recordOf(entry))
      .filter((key) => !known.includes(key))
      .map((key) => ({
        code: 'data-file/doubtful',
        ...source.keyPlace([author, key]),
        message: `No page shows \`${author}.${key}\``,
        hint: didYouMean(key, known, `Known keys: ${known.join(', ')}.`),
      })),
  );
}

function versionReferences(value: unknown, source: DataSource): Reference[] {
  return listOf(value).flatMap((written, index) => {
    const { data: name } = versionsSchema.element.safeParse(written);
    return name === undefined ? [] : { kind: 'version', name, place: source.valuePlace([index]) };
  });
}

/** What other files need to know of a data file. */
function ownData(kind: DataFileKind, value: unknown): Record<string, unknown> {
  if (kind === 'Versions') return {};
  return kind === 'Category' ? soundData(dataFileSchemas.Category, value) : recordOf(value);
}

/** Whether a file is too broken to tell which names it defines. Duplicate keys do not matter. */
function isBroken(kind: DataFileKind, value: unknown, { errors }: DataSource): boolean {
  if (errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return true;
  return kind === 'Versions' ? !Array.isArray(value) : !isRecord(value);
}

/** Reads a data file and applies every rule that needs no other file. */
export function dataFacts({ path, kind, text, untrusted }: TextTask<DataFileKind>): FileFacts {
  const lines = createLineIndex(text);
  const source = path.endsWith('.json') ? parseJson(text, lines) : parseYaml(text, 0, lines);
  const isEmpty = source.value === null && source.errors.length === 0;
  // An empty JSON file is reported as a syntax error already.
  const value = text.trim() === '' && !isEmpty ? undefined : isEmpty && kind !== 'Versions' ? {} : source.value;
  const schema = dataFileSchemas[kind];
  const sidebars = kind === 'Sidebars' ? sidebarFacts(value, source) : undefined;
  const data = sidebars ? sidebars.data : ownData(kind, value);
  const own: OwnFacts = sidebars ?? (kind === 'Category' ? collectCategory(recordOf(value), source) : {});
  const versions = kind === 'Versions' ? versionReferences(value, source) : [];
  const { references = [], images = [], problems = [] } = own;
  return {
    ...noFacts({ path, kind, untrusted }, []),
    problems: [
      ...dataSyntax('data-file', source, lines, text),
      ...(sidebars ? [] : dataProblems('data-file', schema, { ...source, value })),
      ...problems,
      ...(kind === 'Category' ? categoryContradictions(data, source) : []),
      ...(kind === 'Authors' ? unknownAuthorKeys(value, source) : []),
      ...(kind === 'Words' ? wordNames(value, source) : []),
      ...dataText('data-file', value, source),
      ...(untrusted ? untrustedFields(value, source) : []),
    ],
    ...(isBroken(kind, value, source) && { broken: true }),
    data,
    list: versions.map(({ name }) => name),
    links: own.links ?? [],
    images: kind === 'Authors' ? authorImages(data, source) : images,
    verbatim: kind === 'Authors' ? Object.entries(data).flatMap(([key, one]) => authorLinks(one, [key], source)) : [],
    references: [...references, ...versions],
    entries: own.entries ?? collectEntries(kind, value, source),
    routePlace: kind === 'Category' && references[0] ? references[0].place : lines.place(0, 0),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { assetMediaType } from '../../content/files/assets';
import { isInTranslations } from '../../content/files/owned-content';
import { splitTranslation } from '../../content/files/translations';
import { isExcluded } from '../../mdx/excluded-path';
import { reasonOf } from '../../report/reason-of';
import { recordOf } from '../../report/values';
import {
  type CollectionModel,
  type CollectionName,
  collectionNames,
  collections,
  hasPlace,
} from '../entries/collections';
import { pathProblem } from '../entries/content-path';
import { opensWithFence, splitDocument, yamlOf } from '../entries/document-text';
import { type FieldValues, toFieldValues } from '../entries/field-values';
import { splitParts } from '../entries/parts-file';
import { listTree } from '../sync/tree';

export interface ContentEntry {
  collection: CollectionName;
  path: string;
  fields: FieldValues;
  /** Text of a document; absent for data. */
  body?: string;
  /** Front matter or data as written in the file. */
  source: string;
  /** Name and place in a file of many entries. */
  key?: string;
  order?: number;
}

/** Entries of one file. @throws Error if it does not fit its collection */
export function readEntries({ name, form, fields }: CollectionModel, path: string, text: string): ContentEntry[] {
  const base = { collection: name, path };
  if (form === 'data') return [{ ...base, source: text, fields: toFieldValues(fields, recordOf(parse(text))) }];
  if (form === 'part')
    return splitParts(text).map(({ key, source, data }, order) => ({
      ...base,
      key,
      order,
      source,
      fields: toFieldValues(fields, data),
    }));
  const { head, body } = splitDocument(text);
  if (opensWithFence(body)) throw new Error('its body opens with ---');
  return [{ ...base, source: head, body, fields: toFieldValues(fields, recordOf(parse(yamlOf(head)))) }];
}

/** Folders of documents. A sync owns each of them as a whole, so everything in them has to be in the CMS. */
const documentFolders = new Set(['docs', 'versioned_docs', 'blog', 'pages']);

/** Reads a content folder as entries and media, and reports what can be neither. What lies beside stays the site's. */
export function readContent(contentDir: string) {
  const result = { entries: [] as ContentEntry[], media: [] as string[], problems: [] as string[] };
  const { others: paths, otherLinks: links } = listTree(contentDir, []);
  for (const path of links) result.problems.push(`${path}: it is a symbolic link; copy the file here instead`);
  for (const path of paths.sort()) {
    const [folder = ''] = path.split('/');
    const original = splitTranslation(path)?.original;
    if (folder === 'components' || (isInTranslations(path) && original === undefined)) continue;
    const name = collectionNames.find((candidate) => hasPlace(collections[candidate], path));
    const wrong = pathProblem(path);
    if (wrong) result.problems.push(`${path}: the path ${wrong}`);
    else if (name && (collections[name].form !== 'document' || !isExcluded(original ?? path))) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
          readFileSync(join(contentDir, path)),
        );
        result.entries.push(...readEntries(collections[name], path, text));
      } catch (error) {
        result.problems.push(`${path}: ${reasonOf(error).split('\n')[0]}`);
      }
    } else if (assetMediaType(path)) result.media.push(path);
    else if (documentFolders.has(folder))
      result.problems.push(`${path}: it is no content the CMS knows; it stays a file`);
  }
  return result;
}

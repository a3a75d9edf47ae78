import type { CollectionModel } from '../../../lib/cms/entries/collections';
import { textOf } from '../../../lib/report/values';
import { slugify } from '../../../lib/site/slug';

/** Most characters of a file name, without its ending. */
const longest = 60;

/** A text as a file name or key, cut between words; empty if it has neither letters nor digits. */
function fileName(title: string): string {
  const name = slugify(title.normalize('NFC')).split('-').filter(Boolean).join('-');
  if (name.length <= longest) return name;
  const end = name.lastIndexOf('-', longest);
  return end > 0 ? name.slice(0, end) : name.slice(0, longest);
}

/**
 * Path of a new document: in the folder of its collection, named after its title, posts after their day too.
 * @returns undefined if the title has neither letters nor digits
 */
export function newPath({ name, example }: CollectionModel, title: string, date: string): string | undefined {
  const file = fileName(title);
  const folder = example.slice(0, example.indexOf('/') + 1);
  return file === '' ? undefined : `${folder}${name === 'posts' ? `${date}-` : ''}${file}.mdx`;
}

/** The key of an author or a tag: as it is written, else after the name or label. */
export function storedKey({ key, name, label }: Readonly<Record<string, unknown>>): string {
  return textOf(key)?.trim() || fileName(textOf(name) ?? textOf(label) ?? '');
}

import { recordOf } from '../../report/values';
import type { Reference } from './facts';
import type { MarkdownKind } from './types';
import type { DataPath, DataSource } from './yaml-source';

function names(value: unknown, path: DataPath, source: DataSource, kind: Reference['kind']): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => names(item, [...path, index], source, kind));
  if (typeof value === 'string') return [{ kind, name: value, place: source.valuePlace(path) }];
  const { key } = recordOf(value);
  return kind === 'author' && typeof key === 'string'
    ? [{ kind, name: key, place: source.valuePlace([...path, 'key']) }]
    : [];
}

/** Names of authors, tags, docs and sidebars in front matter. */
export function collectReferences(kind: MarkdownKind, data: Record<string, unknown>, source: DataSource): Reference[] {
  const read = (key: string, as: Reference['kind']) => names(data[key], [key], source, as);
  if (kind === 'Post') return [...read('authors', 'author'), ...read('tags', 'tag')];
  if (kind === 'Page') return [];
  return [
    ...read('tags', 'tag'),
    ...read('pagination_next', 'pagination'),
    ...read('pagination_prev', 'pagination'),
    ...read('displayed_sidebar', 'sidebar'),
  ];
}

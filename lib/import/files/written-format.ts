import { recordOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import { addFrontMatter } from './front-matter';
import type { PlannedFile } from './planned-file';

/** Marks a document that the import writes as MDX if the site's default is plain Markdown: it contains components. */
export function withFormat(file: PlannedFile, { config }: LoadedSite): PlannedFile {
  const { to, from = '', text } = file;
  const isWritten = text !== undefined && to.endsWith('.mdx') && !/\.mdx?$/.test(from);
  const isPlain = recordOf(config['markdown'])['format'] === 'md';
  return isWritten && isPlain ? { ...file, text: addFrontMatter(text, 'format: mdx') } : file;
}

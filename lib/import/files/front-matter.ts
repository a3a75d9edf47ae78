import { parseFrontMatter } from '../../content/files/included-files';
import { isYaml, splitFrontMatter } from '../../content/files/split-front-matter';
import { recordOf, type Values } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import type { PlannedFile } from './planned-file';

/** Front matter of a document; empty if it cannot be read, which the content check reports. */
export function frontMatterOf(text: string): Values {
  const found = splitFrontMatter(text);
  return found?.closed && isYaml(found) ? parseFrontMatter(found.yaml) : {};
}

/** A document with these values in its front matter, without those that are undefined. */
export function withFrontMatter(values: Readonly<Record<string, string | undefined>>, body: string): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}\n`],
  );
  return `---\n${lines.join('')}---\n\n${body}`;
}

/** Adds a line to the front matter of a document. */
export function addFrontMatter(text: string, line: string): string {
  const found = splitFrontMatter(text);
  if (!found) return `---\n${line}\n---\n\n${text}`;
  return `${text.slice(0, found.yamlStart)}${line}\n${text.slice(found.yamlStart)}`;
}

/** Marks a document that the import writes as MDX if the site's default is plain Markdown: it contains components. */
export function withFormat(file: PlannedFile, { config }: LoadedSite): PlannedFile {
  const { to, from = '', text } = file;
  const isWritten = text !== undefined && to.endsWith('.mdx') && !/\.mdx?$/.test(from);
  const isPlain = recordOf(config['markdown'])['format'] === 'md';
  return isWritten && isPlain ? { ...file, text: addFrontMatter(text, 'format: mdx') } : file;
}

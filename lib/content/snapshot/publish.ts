import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFormat } from '../../config/markdown-options';
import { isExcluded, isHidden } from '../../mdx/excluded-path';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { listFiles } from '../../node/walk-files';
import { writeWhole } from '../../node/write-whole';
import { fileKind, isMarkdownKind } from '../files/file-kind';
import { parseFrontMatter, readIncluded } from '../files/included-files';
import type { IsUntrusted } from '../files/owned-content';
import { readData } from '../files/read-data';
import { splitFrontMatter } from '../files/split-front-matter';
import { splitTranslation } from '../files/translations';
import type { HeadingPart, SourceDocument, SourceKind } from '../types';
import { readSnapshot, reportFile, writeSnapshot } from './snapshot-file';
import { summarize } from './summary';

/** The part of a document that depends on its body only. */
type DocumentBody = Pick<
  SourceDocument,
  'body' | 'heading' | 'headingParts' | 'keepsHeading' | 'ownId' | 'idText' | 'paragraph'
>;

const known = new Map<string, { raw: string; body: DocumentBody }>();

/** Splits a body into opening heading, first paragraph and the rest. Cached by path, for saves in development. */
export function documentBody(path: string, raw: string): DocumentBody {
  const last = known.get(path);
  if (last?.raw === raw) return last.body;
  const { rest, heading, headingParts, ownId, idText, paragraph, ...summary } = summarize(raw);
  // Posts keep their heading out of the text, as in Docusaurus.
  const keepsHeading = summary.keepsHeading && !path.startsWith('blog/');
  const body = {
    body: keepsHeading ? raw : rest,
    ...(heading !== undefined && { heading }),
    ...(headingParts !== undefined && { headingParts }),
    ...(keepsHeading
      ? { keepsHeading }
      : { ...(ownId !== undefined && { ownId }), ...(idText !== undefined && { idText }) }),
    ...(paragraph !== undefined && { paragraph }),
  };
  known.set(path, { raw, body });
  return body;
}

/** Types of Contentlayer. Authors, tags and sidebars are no documents. */
const kinds: SourceKind[] = ['Doc', 'Category', 'Post', 'Page'];

/** Where Contentlayer notes the type of a document: no key that front matter may hold. */
export const typeField = '_type';

interface ContentlayerDocument extends Record<string, unknown> {
  _raw: { sourceFilePath: string };
  body?: { raw: string };
}

function bodyStartOf(text: string): number {
  return splitFrontMatter(text)?.bodyStart ?? (text.startsWith('\uFEFF') ? 1 : 0);
}

/** Fills front matter into heading and paragraph: `# About {frontMatter.title}`. In the text the pipeline does that. */
function withValues(body: DocumentBody, data: SourceDocument['data']): DocumentBody {
  const fill = (text: string) =>
    text.replace(/\{\s*frontMatter\.(\w+)\s*\}/g, (whole, key: string) => {
      const value = data[key];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
    });
  const fillPart = (part: HeadingPart): HeadingPart => {
    if (typeof part === 'string') return fill(part);
    return part.mark === 'code' ? part : { ...part, parts: part.parts.map(fillPart) };
  };
  const { heading, headingParts, paragraph } = body;
  return {
    ...body,
    ...(heading !== undefined && { heading: fill(heading) }),
    ...(headingParts && { headingParts: headingParts.map(fillPart) }),
    ...(paragraph !== undefined && { paragraph: fill(paragraph) }),
  };
}

function withBody(
  { kind, path, data, front = '', bodyLine, untrusted }: Omit<SourceDocument, keyof DocumentBody | 'keys'>,
  text: string,
  bodyStart: number,
): SourceDocument {
  const body = documentBody(path, text.slice(bodyStart));
  const head = { kind, path, data, front, bodyLine, untrusted };
  if (untrusted || data['format'] === 'md') return { ...head, ...body };
  // Contentlayer only keeps keys of the schema, but a text may use any.
  const isNamed = text.includes('frontMatter', bodyStart);
  const keys = isNamed ? parseFrontMatter(splitFrontMatter(text)?.yaml ?? '') : undefined;
  return { ...head, ...(keys && { keys }), ...withValues(body, { ...keys, ...data }) };
}

/** Undefined if the file has changed since Contentlayer read it, or if the two split it differently. */
function toSource(kind: SourceKind, document: ContentlayerDocument, contentDir: string, isUntrusted: IsUntrusted) {
  const { _raw, _id, body, [typeField]: type, ...written } = document;
  const path = _raw.sourceFilePath;
  const untrusted = isUntrusted(path);
  if (!body) return [{ kind, path, data: written, body: '', bodyLine: 1, untrusted }];
  const isPlain = documentFormat(path, written['format']) === 'md';
  const data = { ...written, ...(isPlain && { format: 'md' }) };
  const text = readFileSync(join(contentDir, path), 'utf8');
  const front = text.slice(0, bodyStartOf(text));
  if (body.raw !== text.slice(front.length)) return [];
  const bodyLine = front.split('\n').length;
  return [withBody({ kind, path, data, front: hash(front).slice(0, 12), bodyLine, untrusted }, text, front.length)];
}

function readGenerated(outputDir: string, contentDir: string, isUntrusted: IsUntrusted): SourceDocument[] {
  return kinds.flatMap((kind) => {
    const file = join(outputDir, 'generated', kind, '_index.json');
    const documents = readJson(file) as ContentlayerDocument[];
    // A watcher may still list a renamed file that no longer exists.
    const present = documents.filter(({ _raw }) => existsSync(join(contentDir, _raw.sourceFilePath)));
    return present.flatMap((document) => toSource(kind, document, contentDir, isUntrusted));
  });
}

/** Documents in path order, with the files they include at this moment. */
function withIncluded(documents: readonly SourceDocument[], contentDir: string, isUntrusted: IsUntrusted) {
  const own = documents.filter(({ kind }) => kind !== 'Included');
  const roots = { contentDir, publicDir: 'public' };
  return [...own, ...readIncluded(own, roots, isUntrusted)].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Publishes Contentlayer's output as one complete file behind a pointer that is replaced atomically, because Contentlayer's own
 * files can be read half-written while it runs. A file that Contentlayer silently dropped keeps its last published state, so
 * that its page stays in a dev session while its author mends it.
 * @throws Error with the dropped files in a production build, which must not publish old states
 */
export function publishSnapshot(contentDir: string, isUntrusted: IsUntrusted, outputDir = '.contentlayer'): void {
  const documents = readGenerated(outputDir, contentDir, isUntrusted).filter((document) => !isExcluded(document.path));
  const known = new Set(documents.map((document) => document.path));
  const files = listFiles(contentDir, { skip: isHidden }).sort();
  const own = files.filter((path) => isMarkdownKind(fileKind(path)) && !splitTranslation(path));
  const dropped = own.filter((path) => !known.has(path));
  const production = process.env['NODE_ENV'] === 'production';
  const previous = dropped.length > 0 && !production ? readSnapshot(outputDir) : [];
  const kept = previous.filter((document) => dropped.includes(document.path));
  const lost = dropped.filter((path) => !kept.some((document) => document.path === path));
  if (lost.length > 0 && production) {
    throw new Error(`Contentlayer dropped ${lost.join(', ')}. Run npm run content:check for the reason.`);
  }
  const read = readData(contentDir, files, isUntrusted);
  writeSnapshot(withIncluded([...documents, ...kept, ...read], contentDir, isUntrusted), outputDir);
  // In development the content check replaces this (lib/check/watch-content.ts).
  const report = join(outputDir, reportFile);
  if (production || !existsSync(report)) writeWhole(report, '[]');
}

/**
 * Publishes a saved file at once if only its body has changed. Contentlayer has to read front matter, so nothing happens if
 * that differs, if the file is not published yet, or if its owner has changed since: a document that a sync replaced must never
 * be shown as one that may run.
 * @returns whether the published state is that of the file
 */
export function publishBody(
  contentDir: string,
  path: string,
  isUntrusted: IsUntrusted,
  outputDir = '.contentlayer',
): boolean {
  const file = join(contentDir, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const bodyStart = bodyStartOf(text);
  const documents = readSnapshot(outputDir);
  const at = documents.findIndex((document) => document.path === path && document.kind !== 'Included');
  const document = documents[at];
  const isIncluded = documents.some(({ kind, path: known }) => kind === 'Included' && known === path);
  if (text !== '' && !document && isIncluded) {
    writeSnapshot(withIncluded(documents, contentDir, isUntrusted), outputDir);
    return true;
  }
  // Some editors leave the file empty for a moment while they save.
  if (text === '' || !document || document.front !== hash(text.slice(0, bodyStart)).slice(0, 12)) return false;
  if (document.untrusted !== isUntrusted(path)) return false;
  documents[at] = withBody(document, text, bodyStart);
  writeSnapshot(withIncluded(documents, contentDir, isUntrusted), outputDir);
  return true;
}

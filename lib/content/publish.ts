import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBlogData } from './blog-data';
import { isExcluded } from './doc-path';
import { documentBody } from './document-body';
import { splitFrontMatter } from './split-front-matter';
import type { SourceDocument, SourceKind } from './types';
import type { IsUntrusted } from './untrusted-files';

/** What Contentlayer reads; authors and tags are no documents. */
const kinds: SourceKind[] = ['Doc', 'Category', 'Post', 'Page'];

interface ContentlayerDocument extends Record<string, unknown> {
  _raw: { sourceFilePath: string };
  body?: { raw: string };
}

/** Nothing where the file is another one than Contentlayer read, or where the two split it differently. */
function toSource(
  kind: SourceKind,
  document: ContentlayerDocument,
  contentDir: string,
  isUntrusted: IsUntrusted,
): SourceDocument[] {
  const { _raw, _id, body, type, ...data } = document;
  const path = _raw.sourceFilePath;
  const text = readFileSync(join(contentDir, path), 'utf8');
  const bodyStart = splitFrontMatter(text)?.bodyStart ?? (text.startsWith('\uFEFF') ? 1 : 0);
  if (body && body.raw !== text.slice(bodyStart)) return [];
  const written = body ? documentBody(path, body.raw) : { body: '' };
  const bodyLine = body ? text.slice(0, bodyStart).split('\n').length : 1;
  return [{ kind, path, data, ...written, bodyLine, untrusted: isUntrusted(path) }];
}

function readGenerated(outputDir: string, contentDir: string, isUntrusted: IsUntrusted): SourceDocument[] {
  return kinds.flatMap((kind) => {
    const file = join(outputDir, 'generated', kind, '_index.json');
    const documents = JSON.parse(readFileSync(file, 'utf8')) as ContentlayerDocument[];
    // A watcher learns of a renamed file in two steps: the old one is listed a moment longer than it exists.
    const present = documents.filter(({ _raw }) => existsSync(join(contentDir, _raw.sourceFilePath)));
    return present.flatMap((document) => toSource(kind, document, contentDir, isUntrusted));
  });
}

function writeAtomic(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function contentFiles(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(docs|versioned_docs\/[^/]+|blog|pages)\/.*\.mdx?$/.test(path) && !isExcluded(path))
    .sort();
}

const snapshotPointer = 'snapshot.json';

/**
 * Publishes what Contentlayer wrote as one complete file behind an atomically replaced pointer, because readers of
 * Contentlayer's own output meet half-written files while it runs. A file Contentlayer dropped (it does so silently)
 * keeps its last published state, so that a page does not vanish from a dev session while its author mends it.
 * @param isUntrusted which files come from a CMS
 * @throws Error naming the dropped files in a production build, where an earlier state would be a stale page.
 */
export function publishSnapshot(contentDir: string, isUntrusted: IsUntrusted, outputDir = '.contentlayer'): void {
  const documents = readGenerated(outputDir, contentDir, isUntrusted).filter((document) => !isExcluded(document.path));
  const known = new Set(documents.map((document) => document.path));
  const dropped = contentFiles(contentDir).filter((path) => !known.has(path));
  const production = process.env['NODE_ENV'] === 'production';
  const previous = dropped.length > 0 && !production ? readSnapshot(outputDir) : [];
  const kept = previous.filter((document) => dropped.includes(document.path));
  const lost = dropped.filter((path) => !kept.some((document) => document.path === path));
  if (lost.length > 0 && production) {
    throw new Error(`Contentlayer dropped ${lost.join(', ')}. Run npm run content:check for the reason.`);
  }
  const text = JSON.stringify(
    [...documents, ...kept, ...readBlogData(contentDir, isUntrusted)].sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
  const name = `snapshot-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  mkdirSync(outputDir, { recursive: true });
  writeAtomic(join(outputDir, name), text);
  // Development replaces it with what the content check finds (lib/check/watch-content.ts).
  const report = join(outputDir, 'diagnostics.json');
  if (process.env['NODE_ENV'] === 'production' || !existsSync(report)) writeAtomic(report, '[]');
  const replaced = readPointer(outputDir);
  if (replaced === name) return;
  writeAtomic(join(outputDir, snapshotPointer), JSON.stringify({ file: name }));
  removeOld(outputDir, [name, replaced]);
}

/** A server that was told of a snapshot opens it some time later, and there may have been others since. In milliseconds. */
const snapshotLife = 60_000;

function removeOld(outputDir: string, current: readonly (string | undefined)[]): void {
  const old = Date.now() - snapshotLife;
  for (const file of readdirSync(outputDir)) {
    if (!/^snapshot-\w+\.json$/.test(file) || current.includes(file)) continue;
    const path = join(outputDir, file);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) rmSync(path, { force: true });
  }
}

function readPointer(outputDir: string): string | undefined {
  const pointer = join(outputDir, snapshotPointer);
  return existsSync(pointer) ? (JSON.parse(readFileSync(pointer, 'utf8')) as { file: string }).file : undefined;
}

/**
 * Reads the published documents, in path order; by default the newest. Empty before the first publication. Where a
 * snapshot is gone by now, the newest one is what there is to show.
 */
export function readSnapshot(outputDir = '.contentlayer', file = readPointer(outputDir)): SourceDocument[] {
  if (!file) return [];
  const name = existsSync(join(outputDir, file)) ? file : (readPointer(outputDir) ?? file);
  return JSON.parse(readFileSync(join(outputDir, name), 'utf8')) as SourceDocument[];
}

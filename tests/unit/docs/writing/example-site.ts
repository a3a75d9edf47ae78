import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import * as z from 'zod';
import { mdxComponents } from '@/components/mdx/index';
import { checkContent } from '@/lib/check/check-content';
import { listContentFiles } from '@/lib/check/content/content-files';
import { fileKind } from '@/lib/content/files/file-kind';
import { readData } from '@/lib/content/files/read-data';
import { splitFrontMatter } from '@/lib/content/files/split-front-matter';
import { createMdxContexts } from '@/lib/content/links/create-mdx-contexts';
import { type Content, loadContent } from '@/lib/content/model/load-content';
import { readVersions } from '@/lib/content/model/released-versions';
import { documentBody } from '@/lib/content/snapshot/publish';
import type { SourceDocument } from '@/lib/content/types';
import { docCards } from '@/lib/content/views/cards';
import { compileMdx } from '@/lib/mdx/compile';
import { excerptPipeline } from '@/lib/mdx/plugins/index';
import type { TocEntry } from '@/lib/mdx/types';
import { english } from '@/tests/support/english';
import { renderMdx } from '@/tests/support/render-mdx';
import { fixtureSite } from '../../lib/check/fixture-site';
import { tempFolder } from '../../temp-folder';
import { type Part, readHtml } from './parts';
import type { Example } from './read-page';

const site = { ...fixtureSite, url: 'https://docs.example.org' };
const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

/** What the examples refer to and do not show. */
const surroundings: Readonly<Record<string, string>> = {
  'content/docs/intro.mdx': text('Introduction', 'Where to start.'),
  'content/docs/services/store.mdx': text('Store', 'Sell things.\n\n## Buy'),
  'content/docs/services/lobby.png': '',
  'content/docs/services/lobby-dark.png': '',
  'content/docs/services/prices.pdf': '',
  'content/components/Counter.tsx': "'use client';\nexport default function Counter() {}\n",
  'content/authors.yml': 'ann: { name: Ann Lee }\n',
  'content/tags.yml': 'release: { label: Releases, permalink: releases }\n',
  'public/img/ann.png': '',
  'public/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
  'public/img/logo.png': '',
  'public/files/terms.pdf': '',
};

/** The logo of the site: any picture with a size will do. */
const picture = readFileSync('public/img/icon-192.png');

/** A document as a reader gets it. */
export interface Rendered {
  page: Part;
  toc: TocEntry[];
}

/** A site made of examples. */
export interface ExampleSite {
  /** What the content check says, one line a problem. */
  problems: string[];
  /** What a production build publishes. */
  content: Content;
  /** What development shows. */
  withDrafts: Content;
  render(path: string): Promise<Rendered>;
  /** A post as lists show it. */
  renderExcerpt(path: string): Promise<Rendered & { truncated: boolean }>;
}

/** Sentence of the page → what holds of the example above it, which lies at `path`. */
export type Proofs = Readonly<Record<string, (site: ExampleSite, path: string) => void | Promise<void>>>;

const record = z.record(z.string(), z.unknown());

function readSource(contentDir: string, path: string): SourceDocument[] {
  const kind = fileKind(path);
  if (kind !== 'Doc' && kind !== 'Post' && kind !== 'Page' && kind !== 'Category') return [];
  const whole = readFileSync(join(contentDir, path), 'utf8');
  const split = kind === 'Category' ? undefined : splitFrontMatter(whole);
  const yaml = kind === 'Category' ? whole : (split?.yaml ?? '');
  const body = kind === 'Category' ? '' : whole.slice(split?.bodyStart ?? 0);
  return [
    { kind, path, data: record.parse(parse(yaml) ?? {}), ...documentBody(path, body), bodyLine: 1, untrusted: false },
  ];
}

function pagesOf(content: Content) {
  return [...content.versions.flatMap(({ docs }) => docs), ...content.posts, ...content.pages];
}

/**
 * Writes examples and what they refer to into a folder that goes away with the test, checks and loads it.
 * @throws Error from `render` where the path is no document of the site
 */
export async function buildSite(examples: readonly Example[]): Promise<ExampleSite> {
  const written = Object.fromEntries(examples.map(({ path, text }) => [`content/${path}`, text]));
  const files = { ...surroundings, ...written };
  const root = tempFolder(files);
  for (const path of Object.keys(files)) if (path.endsWith('.png')) writeFileSync(join(root, path), picture);
  const dirs = { contentDir: join(root, 'content'), publicDir: join(root, 'public') };
  const { diagnostics } = await checkContent({ ...dirs, site });
  const paths = listContentFiles(dirs.contentDir).map(({ path }) => path);
  const sources = [
    ...paths.flatMap((path) => readSource(dirs.contentDir, path)),
    ...readData(dirs.contentDir, paths, () => false),
  ];
  const released = readVersions(dirs.contentDir);
  const content = loadContent(sources, released, site, { drafts: false });
  const contexts = createMdxContexts({ content, ...dirs, site });
  const pageAt = (path: string) => {
    const page = pagesOf(content).find((candidate) => candidate.path === path);
    if (!page) throw new Error(`${path} is no page of the site.`);
    return page;
  };
  return {
    problems: diagnostics.map(
      ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
    ),
    content,
    withDrafts: loadContent(sources, released, site, { drafts: true }),
    async render(path) {
      const { body, permalink, frontMatter } = pageAt(path);
      const version = content.versions.find(({ byPermalink }) => byPermalink.has(permalink));
      const cards = version ? docCards(version, permalink, (route) => route, english) : [];
      const context = contexts(path, permalink);
      const { html, toc } = await renderMdx(body, { format: frontMatter.format, context, cards });
      return { page: readHtml(html), toc };
    },
    async renderExcerpt(path) {
      const { body, permalink, frontMatter } = pageAt(path);
      const source = { path, body, bodyLine: 1, format: frontMatter.format, untrusted: false };
      const { Content, truncated } = await compileMdx(source, contexts(path, permalink), excerptPipeline);
      const html = renderToStaticMarkup(
        Content({ components: mdxComponents({ toc: [], cards: [], words: english.words }) }),
      );
      return { page: readHtml(html), toc: [], truncated };
    },
  };
}

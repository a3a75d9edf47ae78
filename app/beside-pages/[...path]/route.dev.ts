import { readFileSync } from 'node:fs';
import { assetFile, assetMediaType } from '@/lib/content/files/assets';
import { mdxContextOf, mdxContextsOf } from '@/lib/content/links/mdx-context';
import { editions } from '@/lib/content/model/edition';
import type { Edition } from '@/lib/content/model/make-editions';
import { contentDir } from '@/lib/content/snapshot/store';
import type { Doc, Page, Post } from '@/lib/content/types';
import { readSections, type Section } from '@/lib/mdx/read-sections';
import { filesBesidePages } from '@/lib/publish/files-beside-pages';
import { markdownPages } from '@/lib/publish/markdown-pages';
import { markdownRoute } from '@/lib/site/markdown-address';

const mediaTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
};

function answer(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

function sectionsOf(edition: Edition, document: Doc | Page | Post): Section[] {
  return readSections({ ...document, format: document.frontMatter.format }, mdxContextOf(edition, document));
}

/** The function that makes a file of the site, which a build writes into the export. */
function makerOf(path: string): (() => string | Promise<string>) | undefined {
  const all = editions();
  if (!path.endsWith('.md'))
    return filesBesidePages({ editions: all, contextsOf: mdxContextsOf, sectionsOf }).get(path);
  const pages = all.flatMap((edition) => markdownPages({ ...edition, contexts: mdxContextsOf(edition) }));
  const page = pages.find(({ route }) => markdownRoute(route) === `/${path}`);
  return page && (() => page.texts().markdown);
}

/** A file beside the pages, in development only (next.config.mjs). */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.map(decodeURIComponent).join('/');
  const asset = path.startsWith('assets/') ? assetFile(contentDir, path.slice('assets/'.length)) : undefined;
  if (asset !== undefined) return answer(new Uint8Array(readFileSync(asset)), assetMediaType(asset) ?? '');
  const make = makerOf(path);
  if (!make) return new Response('Not found', { status: 404 });
  return answer(await make(), mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain');
}

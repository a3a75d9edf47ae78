import { z } from 'zod';
import { pageSchema } from '../../schema/page';
import type { SiteConfig } from '../../schema/site';
import { safeData } from './safe-data';
import type { Page, SourceDocument } from './types';
import { writtenTitle } from './written-title';

const pageFields = z.object(pageSchema.shape);

/** What names the home page and describes it where its file does not. */
type SiteWords = Pick<SiteConfig, 'title' | 'description'>;

function buildPage(source: SourceDocument, site: SiteWords): Page {
  const frontMatter = pageFields.parse(safeData(source));
  const path = source.path
    .replace(/^pages\//, '')
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)index$/, '');
  const permalink = `/${(frontMatter.slug ?? path).replace(/^\/+|\/+$/g, '')}`;
  return {
    path: source.path,
    frontMatter,
    body: source.body,
    ...(source.idText !== undefined && { idText: source.idText }),
    bodyLine: source.bodyLine,
    untrusted: source.untrusted,
    permalink,
    title: writtenTitle(frontMatter) ?? source.heading ?? (permalink === '/' ? site.title : path),
    heading: source.heading,
    // The first paragraph of a home page is seldom about the site.
    description: frontMatter.description ?? (permalink === '/' ? site.description : source.paragraph) ?? '',
  };
}

/** Standalone pages in path order. Drafts are left out unless they are asked for. */
export function buildPages(sources: readonly SourceDocument[], site: SiteWords, options: { drafts: boolean }): Page[] {
  return sources
    .filter((source) => source.kind === 'Page')
    .map((source) => buildPage(source, site))
    .filter((page) => options.drafts || !page.frontMatter.draft);
}

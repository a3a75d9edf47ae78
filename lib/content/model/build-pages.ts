import trim from 'lodash-es/trim.js';
import * as z from 'zod';
import { pageSchema } from '../../../schema/page';
import type { SiteConfig } from '../../../schema/site';
import { safeData } from '../snapshot/safe-data';
import type { Page, SourceDocument } from '../types';
import { documentHead, headingOf, plainDescription, writtenTitle } from './document-head';
import { joinRoute } from './join-route';

const pageFields = z.object(pageSchema.shape);

/** Default title and description of the home page. */
type SiteWords = Pick<SiteConfig, 'title' | 'description'> & { routePrefix?: string };

function buildPage(source: SourceDocument, site: SiteWords): Page {
  const frontMatter = pageFields.parse(safeData(source));
  const path = source.path
    .replace(/^pages\//, '')
    .replace(/\.\w+$/, '')
    .replace(/(^|\/)index$/, '');
  const route = `/${trim(frontMatter.slug ?? path, '/')}`;
  const isHome = route === '/';
  return {
    ...documentHead(source),
    ...headingOf(source),
    frontMatter,
    permalink: joinRoute(site.routePrefix ?? '', route),
    title: writtenTitle(frontMatter) ?? source.heading ?? (isHome ? site.title : path),
    // The first paragraph of a home page seldom describes the site.
    description: plainDescription(frontMatter.description) ?? (isHome ? site.description : source.paragraph) ?? '',
  };
}

/** Standalone pages in path order, without drafts unless asked for. */
export function buildPages(sources: readonly SourceDocument[], site: SiteWords, options: { drafts: boolean }): Page[] {
  return sources
    .filter((source) => source.kind === 'Page')
    .map((source) => buildPage(source, site))
    .filter((page) => options.drafts || !page.frontMatter.draft);
}

import { z } from 'zod';
import { pageSchema } from '../../schema/page';
import { safeData } from './safe-data';
import type { Page, SourceDocument } from './types';

const pageFields = z.object(pageSchema.shape);

function buildPage(source: SourceDocument): Page {
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
    title: source.heading ?? frontMatter.title ?? path,
    description: frontMatter.description ?? source.paragraph ?? '',
  };
}

/** Standalone pages in path order. Drafts are left out unless they are asked for. */
export function buildPages(sources: readonly SourceDocument[], options: { drafts: boolean }): Page[] {
  return sources
    .filter((source) => source.kind === 'Page')
    .map(buildPage)
    .filter((page) => options.drafts || !page.frontMatter.draft);
}

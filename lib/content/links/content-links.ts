import type { SiteConfig } from '../../../schema/site';
import { documentsOf } from '../model/documents';
import type { Content } from '../model/load-content';
import { siteRoutes } from '../model/site-routes';
import { docsInLatest } from '../model/version-links';
import { createLinkResolver, type LinkResolver } from './resolve-link';

/** Resolves links of the documents of a language. */
export function contentLinks(
  content: Content,
  { basePath, url }: Pick<SiteConfig, 'basePath' | 'url'>,
  routes: ReadonlySet<string> = siteRoutes(content),
): LinkResolver {
  return createLinkResolver({
    docs: documentsOf(content),
    inLatest: docsInLatest(content),
    routes,
    basePath,
    url,
    home: content.home,
  });
}

import type { SiteConfig } from '../../schema/site';
import type { MdxContext } from '../mdx/types';
import { imageSize } from './image-size';
import type { Content } from './load-content';
import { createImageResolver } from './resolve-image';
import { createLinkResolver } from './resolve-link';
import { siteRoutes } from './site-routes';

/** Makes the context of the document at a content path and route. */
export type MdxContexts = (path: string, permalink: string) => MdxContext;

interface ContextInput {
  content: Content;
  contentDir: string;
  publicDir: string;
  site: Pick<SiteConfig, 'url' | 'basePath'>;
}

/** Answers the MDX pipeline's questions about links and images of one document. Broken ones stay as written: the checks report them. */
export function createMdxContexts({
  content,
  contentDir,
  publicDir,
  site: { url, basePath },
}: ContextInput): MdxContexts {
  const docs = [...content.versions.flatMap((version) => version.docs), ...content.pages, ...content.posts];
  const resolveLink = createLinkResolver({ docs, routes: siteRoutes(content), basePath });
  const resolveImage = createImageResolver({ contentDir, publicDir, basePath });
  const isExternal = (href: string) => /^(https?:)?\/\//.test(href) && !href.startsWith(`${url}${basePath}/`);

  return (path, permalink) => ({
    link(address) {
      const { kind, href } = resolveLink(path, permalink, address);
      if (kind !== 'file') return { href, external: kind === 'external' && isExternal(href) };
      const asset = resolveImage(path, address);
      return { href: asset.file ? asset.url : href, external: false };
    },
    image(src) {
      const { file, url: found } = resolveImage(path, src);
      return { src: found, ...(file && imageSize(file)) };
    },
  });
}

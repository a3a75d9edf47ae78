import 'server-only';
import { join } from 'node:path';
import { site } from '../config/site';
import type { MdxContext } from '../mdx/types';
import { basePath } from '../urls';
import { imageSize } from './image-size';
import { createImageResolver } from './resolve-image';
import { createLinkResolver } from './resolve-link';
import { siteRoutes } from './site-routes';
import { content, contentDir } from './store';

const docs = [...content.versions.flatMap((version) => version.docs), ...content.pages, ...content.posts];
const resolveLink = createLinkResolver({ docs, routes: siteRoutes(content), basePath });
const resolveImage = createImageResolver({ contentDir, publicDir: join(process.cwd(), 'public'), basePath });

function isExternal(href: string): boolean {
  return /^(https?:)?\/\//.test(href) && !href.startsWith(`${site.url}${basePath}/`);
}

/** Answers the MDX pipeline's questions about links and images of one document. Broken ones stay as written: the checks report them. */
export function mdxContextFor(path: string, permalink: string): MdxContext {
  return {
    link(url) {
      const { kind, href } = resolveLink(path, permalink, url);
      if (kind !== 'file') return { href, external: kind === 'external' && isExternal(href) };
      const asset = resolveImage(path, url);
      return { href: asset.file ? asset.url : href, external: false };
    },
    image(src) {
      const { file, url } = resolveImage(path, src);
      return { src: url, ...(file && imageSize(file)) };
    },
  };
}

import 'server-only';
import { join } from 'node:path';
import type { MdxContext } from '../mdx/types';
import { type Picture, pictureSources } from '../pictures/picture';
import { createMdxContexts } from './create-mdx-contexts';
import { editions, fromEdition } from './edition';
import type { Edition } from './make-editions';
import { ownComponents as components } from './own-components';
import { siteRoutes } from './site-routes';
import { contentDir } from './store';

const publicDir = join(process.cwd(), 'public');

/** Of every language: a document may lead to another one. */
function allRoutes(): Set<string> {
  return new Set(editions().flatMap(({ content }) => [...siteRoutes(content)]));
}

const contexts = fromEdition(({ content, site, language }) =>
  createMdxContexts({
    ...{ content, routes: allRoutes(), contentDir, publicDir, site, language, components },
    // The build draws them (lib/build/machine-input.ts). Development shows each picture as it is.
    ...(process.env.NODE_ENV === 'production' && {
      copies: (picture: Picture) => pictureSources(picture, site.basePath),
    }),
  }),
);

/** Context of a document of an edition. */
export function mdxContextOf(edition: Edition, { path, permalink }: { path: string; permalink: string }): MdxContext {
  return contexts(edition)(path, permalink);
}

import 'server-only';
import { join } from 'node:path';
import { components as bundled } from 'own-components';
import type { MdxContext, OwnComponents } from '../../mdx/types';
import { type Picture, pictureSources } from '../../pictures/picture';
import { allRoutes } from '../model/edition';
import { type Edition, fromEdition } from '../model/make-editions';
import { contentDir } from '../snapshot/store';
import { createMdxContexts } from './create-mdx-contexts';

/** The components of content/components, bundled by Next (next.config.mjs says where their list lies). */
const components: OwnComponents = {
  names: Object.keys(bundled),
  load: async (name) => (await bundled[name]?.()) ?? {},
};

const publicDir = join(process.cwd(), 'public');

/** Makes the contexts of the documents of an edition. */
export const mdxContextsOf = fromEdition(({ content, site, language }) =>
  createMdxContexts({
    // Of every language, because a document may link to another language.
    content,
    routes: allRoutes(),
    contentDir,
    publicDir,
    site,
    language,
    components,
    // The build makes the copies (lib/build/machine-input.ts). Development shows the original picture.
    ...(process.env.NODE_ENV === 'production' && {
      copies: (picture: Picture) => pictureSources(picture, site.basePath),
    }),
  }),
);

/** Context of a document of an edition. */
export function mdxContextOf(edition: Edition, { path, permalink }: { path: string; permalink: string }): MdxContext {
  return mdxContextsOf(edition)(path, permalink);
}

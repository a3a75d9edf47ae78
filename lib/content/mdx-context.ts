import 'server-only';
import { join } from 'node:path';
import type { MdxContext } from '../mdx/types';
import { createMdxContexts } from './create-mdx-contexts';
import { type Edition, fromEdition } from './edition';
import { ownComponents as components } from './own-components';
import { contentDir } from './store';

const publicDir = join(process.cwd(), 'public');
const contexts = fromEdition(({ content, site, language }) =>
  createMdxContexts({ content, contentDir, publicDir, site, language, components }),
);

/** Context of a document of an edition. */
export function mdxContextOf(edition: Edition, { path, permalink }: { path: string; permalink: string }): MdxContext {
  return contexts(edition)(path, permalink);
}

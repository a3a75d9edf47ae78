import 'server-only';
import { join } from 'node:path';
import { site } from '../config/site';
import { createMdxContexts, type MdxContexts } from './create-mdx-contexts';
import { ownComponents as components } from './own-components';
import { contentDir, fromContent } from './store';

const publicDir = join(process.cwd(), 'public');
const contexts = fromContent((content) => createMdxContexts({ content, contentDir, publicDir, site, components }));

/** Context of the document at a content path and route. */
export const mdxContextFor: MdxContexts = (path, permalink) => contexts()(path, permalink);

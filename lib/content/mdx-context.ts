import 'server-only';
import { join } from 'node:path';
import { site } from '../config/site';
import { createMdxContexts } from './create-mdx-contexts';
import { content, contentDir } from './store';

/** Context of the document at a content path and route. */
export const mdxContextFor = createMdxContexts({
  content,
  contentDir,
  publicDir: join(process.cwd(), 'public'),
  site,
});

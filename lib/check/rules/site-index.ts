import type { SiteRule } from '../content/site-input';
import { categoryFiles } from './category-files';
import { dataPermalinks } from './data-permalinks';
import { docIds } from './doc-ids';
import { files } from './files';
import { links } from './links';
import { redirects } from './redirects';
import { references } from './references';
import { routes } from './routes';

/** Rules across files. */
export const siteRules: readonly SiteRule[] = [
  references,
  routes,
  redirects,
  docIds,
  dataPermalinks,
  categoryFiles,
  links,
  files,
];

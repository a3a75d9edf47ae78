import type { ConfigRule, SiteRule } from '../content/site-input';
import { categoryFiles } from './category-files';
import { componentImports } from './component-imports';
import { configContradictions } from './config-contradictions';
import { configLinks } from './config-links';
import { configNames } from './config-names';
import { dataPermalinks } from './data-permalinks';
import { docIds } from './doc-ids';
import { importedData } from './imported-data';
import { includes } from './includes';
import { links } from './links';
import { files } from './missing-files';
import { ownComponents } from './own-component-uses';
import { ownPager } from './own-pager';
import { configRedirects, redirects } from './redirect-targets';
import { references } from './references';
import { routes } from './routes';
import { tagAddresses } from './tag-addresses';
import { configLanguages, translations } from './unused-translations';
import { verbatim } from './verbatim';
import { configLocales, words } from './word-files';

/** Rules across files. */
export const siteRules: readonly SiteRule[] = [
  references,
  tagAddresses,
  ownComponents,
  componentImports,
  routes,
  redirects,
  docIds,
  ownPager,
  dataPermalinks,
  categoryFiles,
  includes,
  importedData,
  links,
  files,
  verbatim,
  translations,
  words,
];

/** Rules for the site configuration. */
export const configRules: readonly ConfigRule[] = [
  configLinks,
  configNames,
  configContradictions,
  configRedirects,
  configLanguages,
  configLocales,
];

import type { ConfigRule, SiteRule } from '../content/site-input';
import { dataPermalinks } from './addresses';
import { componentImports } from './component-imports';
import { configContradictions } from './config-contradictions';
import { configLinks } from './config-links';
import { configNames } from './config-names';
import { categoryFiles, docIds, ownPager } from './duplicates';
import { importedData, includes } from './includes';
import { configLanguages, configLocales, translations, words } from './languages';
import { links } from './links';
import { files } from './missing-files';
import { ownComponents } from './own-component-uses';
import { configRedirects, redirects } from './redirect-targets';
import { references } from './references';
import { routes } from './routes';
import { tagAddresses } from './tag-addresses';
import { translatedLabels } from './translated-labels';
import { verbatim } from './verbatim';

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
  translatedLabels,
  words,
];

export const configRules: readonly ConfigRule[] = [
  configLinks,
  configNames,
  configContradictions,
  configRedirects,
  configLanguages,
  configLocales,
];

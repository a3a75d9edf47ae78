import { siteConfigOf, testSite } from './sites';

/** Everything the CMS of the tests owns. */
export const ownAll = ['docs', 'blog', 'pages', 'media', 'authors.yml', 'tags.yml'];

/** The site whose content the CMS of the tests has, and owns. */
export const lighthouse = testSite('cms');
export const lighthouseEnv = { SITE_CONFIG: siteConfigOf({ ...lighthouse.config, content: { cms: ownAll } }) };

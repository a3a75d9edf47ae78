/**
 * Settings of a site of generated docs. The pages that the product's own site links to are not among them, and finding the
 * places of such broken links would take time.
 */
export const benchSite = {
  title: 'Bench',
  tagline: 'Generated docs',
  description: 'Docs that are generated.',
  url: 'https://bench.example',
  basePath: '/',
  brand: { title: 'Bench' },
  navbar: {},
  footer: { copyright: 'Bench' },
};

/** Variables with which a command is one of this site. */
export const benchSiteEnv = { SITE_CONFIG: JSON.stringify({ extends: null, ...benchSite }) };

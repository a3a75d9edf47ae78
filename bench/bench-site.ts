/**
 * Settings of a site of generated docs. What the product's own site links to is not among them, and to find the places of such
 * mistakes takes its time.
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

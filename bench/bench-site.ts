/** Settings of a site of generated docs, without links to pages that only the product's own site has. */
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

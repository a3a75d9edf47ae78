import { validateSiteConfig } from '../../../../lib/config/config-mistakes';

/** Site configuration the fixtures of the content check are checked with, as it is written. */
export const fixtureConfig = {
  title: 'Fixture',
  tagline: '',
  description: '',
  url: 'https://example.com',
  basePath: '/fg-api',
  brand: { title: 'Fixture', logo: { src: '/img/logo.svg', alt: 'Logo' } },
  navbar: {},
  footer: { copyright: '' },
  allowedFrontMatter: ['reviewed_by'],
};

/** The same with every default. */
export const fixtureSite = validateSiteConfig(fixtureConfig);

import { validateSiteConfig } from '../../lib/config/config-mistakes';

const values = {
  ...{ title: 'Hostile', tagline: '', description: '', url: 'https://hostile.example', basePath: '/fg-api' },
  ...{ brand: { title: 'Hostile', logo: { src: '/img/logo.svg', alt: '' } }, navbar: {}, footer: { copyright: '' } },
};

/** The site that hostile documents are part of. */
export const hostileSite = validateSiteConfig(values);

/** The variable SITE_CONFIG for it. */
export const hostileConfig = JSON.stringify({ extends: null, ...values });

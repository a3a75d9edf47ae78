import type { SiteConfigInput } from './schema/site';

const repository = 'https://github.com/forjagames/fg-api';

export default {
  title: 'Forja Games Nexus',
  tagline: 'Services for game developers',
  description:
    'Documentation of Forja Games Nexus: identity, leaderboards, logs and metrics, storage, an on-chain store, functions and a key vault for games and apps.',
  url: 'https://forjagames.github.io',
  basePath: '/fg-api',
  brand: { title: 'Nexus', logo: { src: '/img/logo.svg', alt: 'FG Logo' } },
  mainDoc: 'intro',
  navbar: {
    left: [
      { label: 'Documentation', to: '/docs/intro' },
      { label: 'Blog', to: '/blog' },
    ],
    right: [
      { label: 'Dashboard', href: 'https://nexus.forjagames.com' },
      { label: 'GitHub', href: repository },
    ],
  },
  footer: {
    columns: [
      { title: 'Docs', links: [{ label: 'Documentation', to: '/docs/intro' }] },
      {
        title: 'Community',
        links: [
          { label: 'Dashboard', href: 'https://nexus.forjagames.com' },
          { label: 'Itch.io', href: 'https://forjagames.itch.io' },
          { label: 'Twitter', href: 'https://twitter.com/forjagames' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'GitHub', href: repository },
        ],
      },
    ],
    copyright: 'Copyright © 2025 Forja Games',
  },
  announcement: {
    id: 'unity-sdk-announced',
    text: 'A Unity SDK is on its way.',
    link: { label: 'See which SDKs you can use today', to: '/docs/integrations/client-libraries' },
  },
  search: {
    synonyms: [
      ['color', 'colour'],
      ['organize', 'organise'],
      ['license', 'licence'],
      ['authorize', 'authorise'],
      ['customize', 'customise'],
      ['center', 'centre'],
      ['canceled', 'cancelled'],
      ['folder', 'directory'],
      ['delete', 'remove', 'erase'],
      ['disable', 'deactivate', 'pause'],
      ['leave', 'quit', 'exit'],
      ['invite', 'invitation', 'member'],
      ['login', 'signin'],
      ['logout', 'signout'],
      ['register', 'signup'],
      ['price', 'cost', 'pay', 'charge'],
      ['invoice', 'bill'],
      ['email', 'mail'],
      ['website', 'browser', 'web'],
      ['whitelist', 'allow', 'permit'],
      ['hostname', 'host', 'domain', 'origin'],
      ['refuse', 'deny', 'reject', 'forbid'],
      ['crypto', 'cryptocurrency', 'coin'],
      ['create', 'add', 'new'],
      ['change', 'edit', 'rename', 'modify', 'update'],
      ['leak', 'stolen', 'compromised', 'regenerate'],
    ],
    suggestions: ['/docs/intro', '/docs/services/intro', '/docs/integrations/client-libraries', '/docs/misc/glossary'],
  },
  editUrl: `${repository}/edit/main/content/`,
} satisfies SiteConfigInput;

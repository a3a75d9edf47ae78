import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { themes as prismThemes } from 'prism-react-renderer';

const repository = 'https://code.example/lighthouse';

export default async function createConfig(): Promise<Config> {
  const math = (await import('remark-math')).default;
  const katex = (await import('rehype-katex')).default;
  return {
    title: 'Lighthouse',
    tagline: 'Light for every coast',
    favicon: 'img/favicon.svg',
    url: 'https://lighthouse.example',
    baseUrl: '/manual/',
    trailingSlash: false,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    titleDelimiter: '·',
    markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' } },
    themes: ['@docusaurus/theme-mermaid'],
    i18n: { defaultLocale: 'en', locales: ['en'] },
    presets: [
      [
        'classic',
        {
          docs: {
            sidebarPath: './sidebars.ts',
            editUrl: `${repository}/edit/main/`,
            remarkPlugins: [math, [require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]],
            rehypePlugins: [katex],
            versions: { current: { label: 'Unreleased' } },
          },
          blog: {
            routeBasePath: 'log',
            blogTitle: 'Keeper’s log',
            blogDescription: 'What happened at the light.',
            blogSidebarTitle: 'Last nights',
            blogSidebarCount: 3,
            postsPerPage: 2,
            onUntruncatedBlogPosts: 'ignore',
            onInlineAuthors: 'ignore',
            onInlineTags: 'ignore',
            editUrl: `${repository}/edit/main/`,
          },
          theme: { customCss: './src/css/custom.css' },
        } satisfies Preset.Options,
      ],
    ],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {
          id: 'community',
          path: 'community',
          routeBasePath: 'community',
          sidebarPath: './sidebarsCommunity.js',
          lastVersion: 'current',
          versions: { current: { label: 'Today' }, '1.0': { banner: 'none' } },
        },
      ],
      [
        '@docusaurus/plugin-client-redirects',
        {
          redirects: [{ from: ['/docs/old-lamp', '/docs/older-lamp'], to: '/docs/lamp/oil' }],
          createRedirects: (route: string) =>
            route.startsWith('/docs/lamp/') ? [route.replace('/docs/lamp/', '/docs/bulb/')] : undefined,
        },
      ],
    ],
    themeConfig: {
      image: 'img/logo.svg',
      announcementBar: {
        id: 'storm',
        content: 'A storm is coming. <a href="/manual/docs/storm">Be ready</a>',
        backgroundColor: '#123',
        textColor: '#ffffff',
        isCloseable: false,
      },
      colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      navbar: {
        title: 'Lighthouse',
        logo: { alt: 'A lighthouse', src: 'img/logo.svg' },
        items: [
          { type: 'docSidebar', sidebarId: 'manual', position: 'left', label: 'Manual' },
          { type: 'doc', docId: 'storm', position: 'left', label: 'Storm' },
          { type: 'docSidebar', sidebarId: 'people', docsPluginId: 'community', position: 'left', label: 'People' },
          { to: 'log', label: 'Log', position: 'left' },
          {
            type: 'dropdown',
            label: 'More',
            position: 'left',
            items: [
              { to: '/about', label: 'About' },
              { href: 'https://coast.example', label: 'Coast' },
            ],
          },
          { type: 'docsVersionDropdown', position: 'right' },
          { href: repository, 'aria-label': 'Source code', className: 'icon', position: 'right' },
        ],
      },
      footer: {
        links: [
          { title: 'Manual', items: [{ label: 'Start', to: '/docs/' }, { label: 'Log', to: '/log' }] },
          { title: 'More', items: [{ label: 'Source', href: repository }] },
        ],
        copyright: `Copyright © ${2000 + 25} <b>Keepers</b> &amp; friends`,
      },
      prism: { theme: prismThemes.github, additionalLanguages: ['powershell', 'ruby'] },
    } satisfies Preset.ThemeConfig,
  };
}

import type { ConfigKey } from './config-places';

const noCode = 'Leave it out: no key adds a script. docs/hosting.md#count-visits tells how a page can run one.';
const hostTakes = 'Leave it out: `npm run hosting -- github-pages` writes what GitHub Pages needs.';
const side = 'Leave it out: `left` and `right` of `navbar` say it.';
const kindless =
  'Leave it out: an entry is what it has, a `docId`, a `sidebarId`, `items`, `to` or `href`. Search, languages and versions are there anyway.';

/** Keys of Docusaurus and of other generators that are called otherwise here, or that nothing here needs, with what to write instead. */
const remedies: Readonly<Record<string, string>> = {
  algolia: 'Leave it out: the search is built in. `search` holds its settings.',
  analytics: noCode,
  announcementBar: 'Write `announcement`.',
  baseUrl: "Write `basePath`, without a slash at the end: basePath: '/docs'.",
  clientModules: noCode,
  deploymentBranch: hostTakes,
  githubHost: hostTakes,
  gtag: noCode,
  i18n: "Write `locales`: locales: [{ code: 'de', label: 'Deutsch' }]. The first one is the default.",
  noIndex: 'Let the host send `X-Robots-Tag: noindex`.',
  onBrokenAnchors: 'Broken links are errors; `contentCheck.warnings` makes warnings of them.',
  onBrokenLinks: 'Broken links are errors; `contentCheck.warnings` makes warnings of them.',
  onBrokenMarkdownLinks: 'Broken links are errors; `contentCheck.warnings` makes warnings of them.',
  onDuplicateRoutes: 'Leave it out: two pages of one address always stop the build.',
  organizationName: hostTakes,
  plugins:
    'Leave it out: docs, blog, pages, search, sitemap and redirects are built in. `docs`, `blog` and `redirects` hold their settings.',
  presets: 'Leave it out: docs, blog and pages are built in. `docs`, `blog` and `theme` hold their settings.',
  projectName: hostTakes,
  scripts: noCode,
  sidebars: 'Write content/sidebars.json (docs/writing.md#sidebars).',
  staticDirectories: 'Leave it out: files lie in public/.',
  stylesheets: 'Write your rules into site.css, beside this file.',
  themeConfig:
    'Leave it out: `navbar`, `footer`, `announcement`, `colorMode` and `tableOfContents` stand right in this file.',
  themes: 'Leave it out: `theme` holds colour, corners and fonts. Diagrams and search are built in.',
  titleDelimiter: 'Write `titleSeparator`.',
  trailingSlash: 'Leave it out: every spelling of an address leads to its page (docs/hosting.md).',
  'announcement.backgroundColor': 'Write `background`.',
  'announcement.content': 'Write `text`, and `link` for a link.',
  'announcement.isCloseable': 'Write `closeable`.',
  'announcement.textColor': 'Write `color`.',
  'blog.blogDescription': 'Write `description`.',
  'blog.blogSidebarCount': 'Write `sidebarCount`.',
  'blog.blogSidebarTitle': 'Write `sidebarTitle`.',
  'blog.blogTitle': 'Write `title`.',
  'blog.editUrl': 'Write `editUrl` once for all, right in this file.',
  'blog.path': 'Leave it out: posts lie in content/blog.',
  'colorMode.defaultMode': 'Write `default`.',
  'colorMode.respectPrefersColorScheme': 'Write `respectSystem`.',
  'docs.editUrl': 'Write `editUrl` once for all, right in this file.',
  'docs.path': 'Leave it out: docs lie in content/docs.',
  'docs.sidebarPath': 'Leave it out: sidebars are in content/sidebars.json, or follow from the folders.',
  'footer.columns.items': 'Write `links`.',
  'footer.links': 'Write `columns`: columns: [{ title, links: [{ label, to }] }].',
  'footer.style': 'Leave it out: the footer follows the colour mode. `site.css` takes rules for it.',
  'navbar.hideOnScroll': 'Leave it out: the navbar stays where it is.',
  'navbar.items': 'Write `left` and `right`: left: [{ label, to }].',
  'navbar.left.position': side,
  'navbar.left.type': kindless,
  'navbar.logo': 'Write `brand.logo`.',
  'navbar.right.position': side,
  'navbar.right.type': kindless,
  'navbar.title': 'Write `brand.title`.',
};

/** What to write in place of a key that Docusaurus' configuration has and this one has not. */
export function foreignKeyHint(path: ConfigKey): string | undefined {
  const name = path.filter((part) => typeof part === 'string').join('.');
  return Object.hasOwn(remedies, name) ? remedies[name] : undefined;
}

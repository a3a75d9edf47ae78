/** What Docusaurus shows of a page of tests/sites/folders; written by hand from its rules. */
export interface ExpectedPage {
  title: string;
  /** Where it differs from the title. */
  heading?: string;
  /** Ids of the headings below the title. */
  ids?: string[];
  /** Entries of the table of contents. */
  toc?: string[];
  /** Text and address of the links of the body. */
  links?: Record<string, string>;
  /** Kind and title of the admonitions, in reading order. */
  admonitions?: string[];
  /** Alternative text and address of the images. */
  images?: Record<string, string>;
  previous?: string;
  next?: string;
}

const base = '/folders';
const logo = `${base}/img/logo.svg`;
const picture = `${base}/assets/docs/02-guides/img/pic.svg`;
const simple = `${base}/docs/next/simple`;

/** Every page by its route. Docs below docs/ are the version after the release 1.0, so that they live at /docs/next. */
export const pages: Readonly<Record<string, ExpectedPage>> = {
  '/about': { title: 'About', links: { docs: `${base}/docs/next` } },
  '/code': {
    title: 'Code of the site',
    links: {
      a: 'https://example.com/first/a-b',
      'North Quay': 'https://example.com/north-quay',
      'East Pier': 'https://example.com/east-pier',
      'Stamp of 2026': 'https://example.com/stamp',
      'current/folders/docs/next,1.0/folders/docs,none': `${base}/team`,
    },
    admonitions: ['Tip: Part'],
    images: { mark: `${base}/assets/components/assets/mark.svg` },
  },
  '/team': { title: 'The team', admonitions: ['Note: People'] },
  '/docs/intro': {
    title: 'First release',
    links: {
      'client libraries': `${base}/docs/integrations/client-libraries`,
      'the next intro': `${base}/docs/next`,
    },
    previous: '/docs/integrations/client-libraries',
  },
  '/docs/integrations/client-libraries': {
    title: 'Client libraries',
    links: { intro: `${base}/docs/intro` },
    next: '/docs/intro',
  },
  '/docs/next': {
    title: 'Everything at once',
    ids: ['second-level', 'third-level', 'fourth-level', 'fifth-level'],
    toc: ['Second level', 'Third level', 'Fourth level'],
    next: '/docs/next/guides/markdown',
  },
  '/docs/next/reference/about-reference': {
    title: 'Overview',
    links: {
      'Version-like name': `${base}/docs/next/reference/01-10-version-like`,
      'Deep3 pages': `${base}/docs/next/reference/deep/c`,
    },
    previous: '/docs/next',
    next: '/docs/next/reference/01-10-version-like',
  },
  '/docs/next/reference/01-10-version-like': {
    title: 'Version-like name',
    previous: '/docs/next/reference/about-reference',
    next: '/docs/next/reference/deep/c',
  },
  '/docs/next/reference/deep/c': {
    title: 'C',
    ids: ['hidden-from-the-table'],
    previous: '/docs/next/reference/01-10-version-like',
    next: '/docs/next/reference/deep/a',
  },
  '/docs/next/reference/deep/a': {
    title: 'A',
    previous: '/docs/next/reference/deep/c',
    next: '/docs/next/absolute',
  },
  '/docs/next/absolute': {
    title: 'B',
    previous: '/docs/next/reference/deep/a',
    next: '/docs/next/all-guides',
  },
  '/docs/next/all-guides': {
    title: 'All guides',
    previous: '/docs/next/absolute',
    next: '/docs/next/guides/plain',
  },
  '/docs/next/guides/plain': {
    title: 'Plain Markdown',
    ids: ['plain'],
    toc: ['Plain heading'],
    links: { simple, here: '#plain' },
    admonitions: ['Note: Spaced'],
    previous: '/docs/next/all-guides',
  },
  '/docs/next/guides/links': {
    title: 'Links and images',
    ids: ['images'],
    toc: ['Images'],
    links: {
      a: `${base}/docs/next/guides/markdown#tables`,
      b: simple,
      c: `${base}/docs/next/guides/markdown`,
      d: `${base}/docs/next/guides/markdown`,
      e: simple,
      f: simple,
      g: simple,
      h: simple,
      i: `${base}/docs/next/all-guides`,
      j: logo,
      k: 'mailto:a@example.com',
      l: 'tel:+491234',
      m: 'https://example.com/x',
      n: '#images',
      o: logo,
      p: logo,
      q: picture,
      r: `${base}/docs/next/heading-title#my-id`,
      s: `${base}/docs/intro`,
      t: `${base}/about`,
      u: simple,
      v: simple,
      w: logo,
    },
    images: {
      one: picture,
      two: picture,
      three: logo,
      four: logo,
      five: `${base}/assets/docs/02-guides/img/with%20space.svg`,
      six: picture,
      seven: logo,
      eight: logo,
    },
    previous: '/docs/next/guides/plain',
    next: '/docs/next/guides/markdown',
  },
  '/docs/next/guides/markdown': {
    title: 'Markdown here',
    ids: ['tables', 'admonitions', 'code', 'tabs', 'footnote-label'],
    toc: ['Tables', 'Admonitions', 'Code', 'Tabs'],
    links: {
      Tables: '#tables',
      Admonitions: '#admonitions',
      Code: '#code',
      Tabs: '#tabs',
      '1': '#user-content-fn-1',
      'https://example.com/auto': 'https://example.com/auto',
      '↩': '#user-content-fnref-1',
    },
    admonitions: [
      'Note',
      'Tip: In brackets with code',
      'Info: Spaced title',
      'Warning',
      'Danger: Inner',
      'Note',
      'Caution',
      'Success',
      'Note',
      'Important',
      'Tip: Listed',
      'Info: Quoted',
      'Danger: Component',
    ],
    previous: '/docs/next/guides/links',
    next: '/docs/next/index-folder',
  },
  '/docs/next/index-folder': {
    title: 'Index page',
    previous: '/docs/next/guides/markdown',
    next: '/docs/next/index-folder/child',
  },
  '/docs/next/index-folder/child': {
    title: 'Child',
    links: { Sibling: `${base}/docs/next/index-folder/sub/page` },
    previous: '/docs/next/index-folder',
    next: '/docs/next/index-folder/sub',
  },
  '/docs/next/index-folder/sub': {
    title: 'Readme page',
    previous: '/docs/next/index-folder/child',
    next: '/docs/next/index-folder/sub/page',
  },
  '/docs/next/index-folder/sub/page': {
    title: 'Page below',
    previous: '/docs/next/index-folder/sub',
    next: '/docs/next/category/raw-names',
  },
  '/docs/next/category/raw-names': {
    title: 'Raw names',
    previous: '/docs/next/index-folder/sub/page',
    next: '/docs/next/raw/05-kept',
  },
  '/docs/next/raw/05-kept': {
    title: 'Kept number',
    previous: '/docs/next/category/raw-names',
    next: '/docs/next/2026-01-15-notes',
  },
  '/docs/next/2026-01-15-notes': {
    title: 'Notes of a day',
    previous: '/docs/next/raw/05-kept',
    next: '/docs/next/heading-title',
  },
  '/docs/next/heading-title': {
    title: 'A title with code and stress',
    ids: ['same', 'same-1', 'npm-run-it', 'my-id', 'other-id', '3-numbers--signs', 'some words'],
    toc: ['Same', 'Same', 'npm run it', 'Explicit', 'Commented', '3. Numbers & signs!', 'Words'],
    links: { up: '#some%20words' },
    previous: '/docs/next/2026-01-15-notes',
    next: '/docs/next/same',
  },
  '/docs/next/same': {
    title: 'Named as its folder',
    previous: '/docs/next/heading-title',
    next: '/docs/next/same/other',
  },
  '/docs/next/same/other': { title: 'Other', previous: '/docs/next/same', next: '/docs/next/simple' },
  '/docs/next/simple': { title: 'Simple page', previous: '/docs/next/same/other', next: '/docs/next/two-titles' },
  '/docs/next/two-titles': {
    title: 'Title of the front matter',
    heading: 'Heading of the page',
    previous: '/docs/next/simple',
    next: '/docs/next/zz-late',
  },
  // The title is hidden, a heading further down is not.
  '/docs/next/zz-late': {
    title: 'Late heading',
    heading: 'The heading of the text',
    previous: '/docs/next/two-titles',
  },
  '/docs/next/unlisted': { title: 'Unlisted' },
};

/** Sidebar of the docs below docs/: labels in order, those of a category below it. */
export const sidebar = [
  'Start',
  'Reference',
  ['Version-like name', 'Deep', ['C', 'A', 'B']],
  'Guides',
  ['Plain Markdown', 'Links and images', 'Markdown'],
  'Index page',
  ['Child', 'Readme page', ['Page below']],
  'Raw names',
  ['Kept number'],
  'Notes of a day',
  'A title with code and stress',
  'Named as its folder',
  ['Other'],
  'Simple page',
  'Title of the front matter',
  'Late heading',
];

/** Every page of the blog; tags and authors have one where a post asks for it. */
export const blogRoutes: readonly string[] = [
  '/blog',
  '/blog/2026/01/02/by-name',
  '/blog/2026/01/03/folder',
  '/blog/2026/01/06/legacy',
  '/blog/2026/01/07/unlisted',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/ann',
  '/blog/authors/robert',
  '/blog/my-path',
  '/blog/tags',
  '/blog/tags/news',
  '/blog/tags/own',
];

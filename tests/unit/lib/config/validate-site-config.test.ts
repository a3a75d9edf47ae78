import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, validateSiteConfig } from '@/lib/config/config-mistakes';
import siteConfig from '@/site.config';

const minimal = {
  title: 'A',
  tagline: '',
  description: '',
  url: 'https://example.com',
  basePath: '/',
  brand: { title: 'A', logo: { src: '/a.svg', alt: '' } },
  navbar: {},
  footer: { copyright: '' },
};

/** Lines of the message, without the first and the indentation. */
function mistakesOf(change: object): string[] {
  try {
    validateSiteConfig({ ...minimal, ...change });
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

describe('validateSiteConfig', () => {
  it('accepts the configuration of this site', () => {
    // Whatever it says: its owner changes it, and no test.
    expect(() => validateSiteConfig(siteConfig)).not.toThrow();
  });

  it('fills in every default', () => {
    expect(validateSiteConfig(minimal)).toMatchObject({
      titleSeparator: '|',
      locales: [{ code: 'en', label: 'English', dir: 'ltr' }],
      mainDoc: 'intro',
      navbar: { left: [], right: [] },
      footer: { columns: [] },
      editUrl: null,
      colorMode: { default: 'light', disableSwitch: false, respectSystem: false },
      announcement: null,
      versions: { labels: {} },
      search: { synonyms: [] },
      allowedFrontMatter: [],
      security: { csp: {} },
    });
  });

  it.each([
    ['https://a.example/edit/main/content', 'https://a.example/edit/main/content/'],
    ['https://a.example/edit/main/content/', 'https://a.example/edit/main/content/'],
    ['https://a.example/edit?file=', 'https://a.example/edit?file='],
  ])('appends paths to the edit link %s as to a folder', (editUrl, expected) => {
    expect(validateSiteConfig({ ...minimal, editUrl }).editUrl).toBe(expected);
  });

  it.each(['https://a.example', 'https://*.a.example', 'https://a.example:8443', 'https://a.example/pictures/'])(
    'lets pages load images from %s',
    (source) => {
      const security = { csp: { 'img-src': [source] } };
      expect(validateSiteConfig({ ...minimal, security }).security).toEqual(security);
    },
  );

  it.each([
    "'unsafe-inline'",
    'data:',
    '*',
    'https:',
    'http://a.example',
    'https://a.example;',
    'https://a b',
    'a.example',
  ])('does not let pages load images from %s', (source) => {
    expect(mistakesOf({ security: { csp: { 'img-src': [source] } } })).toEqual([
      `security.csp.img-src[0]: "${source}" is not an address such as https://images.example.com`,
    ]);
  });

  it.each([
    ['/', ''],
    ['/docs', '/docs'],
    ['/a/b', '/a/b'],
    ['/a-b.c_d~e', '/a-b.c_d~e'],
  ])('takes the base path %s as %j', (basePath, expected) => {
    expect(validateSiteConfig({ ...minimal, basePath }).basePath).toBe(expected);
  });

  it.each(['', 'docs', '/docs/', '//docs', '/a b', '/a//b', '/ä', '/.', '/a/..', '/../b'])(
    'refuses the base path %j',
    (basePath) => {
      expect(mistakesOf({ basePath })).toEqual([
        `basePath: "${basePath}" must be / or a path such as /docs-site, without a slash at the end`,
      ]);
    },
  );

  it.each([
    [{ title: '' }, 'title'],
    [{ security: { csp: { 'object-src': ['https://a.example'] } } }, 'security.csp.object-src'],
    [{ title: 5 }, 'title'],
    [{ editUrl: 'javascript:alert(1)' }, 'editUrl'],
    [{ assistants: [{ label: 'A', url: 'javascript:alert({prompt})' }] }, 'assistants[0].url'],
    [{ tagline: undefined }, 'tagline'],
    [{ description: null }, 'description'],
    [{ url: 'example.com' }, 'url'],
    [{ url: 'https://example.com/' }, 'url'],
    [{ url: 'ftp://example.com' }, 'url'],
    [{ titleSeparator: 1 }, 'titleSeparator'],
    [{ locales: [] }, 'locales'],
    [{ locales: [{ code: 'en', label: 'English', dir: 'up' }] }, 'locales[0].dir'],
    [{ brand: { title: 'A', logo: { src: 'a.svg', alt: '' } } }, 'brand.logo.src'],
    [{ brand: { title: '', logo: minimal.brand.logo } }, 'brand.title'],
    [{ navbar: { left: [{ label: 'A' }] } }, 'navbar.left[0]'],
    [
      {
        navbar: {
          right: [
            { label: 'A', to: '/a' },
            { label: 'B', href: 'b' },
          ],
        },
      },
      'navbar.right[1].href',
    ],
    [{ navbar: { left: [{ label: 'A', href: 'javascript:alert(1)' }] } }, 'navbar.left[0].href'],
    [{ navbar: { left: [{ label: 'A', href: 'localhost:3000' }] } }, 'navbar.left[0].href'],
    [{ navbar: { left: [{ label: 'A', items: [{ label: 'B', to: 'b' }] }] } }, 'navbar.left[0].items[0].to'],
    [{ navbar: { left: [{ label: 'A', items: [] }] } }, 'navbar.left[0].items'],
    [{ navbar: { left: [{ label: 'A', items: [{ label: 'B', items: [] }] }] } }, 'navbar.left[0].items[0]'],
    [{ footer: {} }, 'footer.copyright'],
    [
      { footer: { copyright: '', columns: [{ title: 'A', links: [{ label: 'B', to: 'b' }] }] } },
      'footer.columns[0].links[0].to',
    ],
    [{ editUrl: 'edit' }, 'editUrl'],
    [{ colorMode: { default: 'blue' } }, 'colorMode.default'],
    [{ announcement: { id: 'a', text: '' } }, 'announcement.text'],
    [{ announcement: { id: 'a', text: 'b', color: 'red' } }, 'announcement.color'],
    [{ versions: { labels: { '1.0': 1 } } }, 'versions.labels.1.0'],
    [{ search: { synonyms: [['one']] } }, 'search.synonyms[0]'],
    [{ allowedFrontMatter: 'a' }, 'allowedFrontMatter'],
  ])('names the key of the mistake in %j', (change, key) => {
    const mistakes = mistakesOf(change);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${key.replace(/[.[\]]/g, '\\$&')}: \\S`));
  });

  it('names an unknown key', () => {
    expect(mistakesOf({ titel: 'A' })).toEqual(['titel: is no key of the configuration']);
    expect(mistakesOf({ colorMode: { mode: 'dark' } })).toEqual(['colorMode.mode: is no key of the configuration']);
  });

  it('says what is wrong with a name', () => {
    expect(mistakesOf({ docs: { instances: { 'my docs': {} } } })).toEqual([
      'docs.instances.my docs: is no id such as community',
    ]);
  });

  it('says what to write for addresses of other sites, and what is no language', () => {
    const left = [{ label: 'Shop', to: 'https://shop.example' }];
    expect(mistakesOf({ navbar: { left } })).toEqual([
      'navbar.left[0].to: "https://shop.example" is an address of another site: write it with href instead of to',
    ]);
    expect(mistakesOf({ navbar: { left: [{ label: 'Shop', to: 'shop' }] } })).toEqual([
      'navbar.left[0].to: "shop" must start with /',
    ]);
    for (const code of ['e', 'es-mxx', 'english'])
      expect(mistakesOf({ locales: [{ code, label: 'A' }] })).toEqual([
        `locales[0].code: "${code}" is no language such as es or pt-BR`,
      ]);
  });

  it.each([
    [{ titel: 'A' }, 'Did you mean `title`?'],
    [{ colorMode: { defualt: 'dark' } }, 'Did you mean `default`?'],
    [{ colorMode: { default: 'drak' } }, 'Write `light` or `dark`.'],
    [{ security: { csp: { imgSrc: [] } } }, 'Did you mean `img-src`?'],
    [{ security: { csp: { 'img-src': 'https://a.example' } } }, `Write a list: 'img-src': ["https://a.example"]`],
    [
      { security: { csp: { 'img-src': 'https://a.example, https://b.example' } } },
      `Write a list: 'img-src': ["https://a.example", "https://b.example"]`,
    ],
    [{ search: { synonyms: ['one', ['two', 'three']] } }, 'Write a list: ["one"]'],
    [{ redirects: { '/old': '/docs/page' } }, 'Write a list of entries: [{ from, to }].'],
    [
      { navbar: { right: [{ type: 'docsVersionDropdown' }] } },
      expect.stringContaining('Search, languages and versions are there anyway.'),
    ],
    [{ theme: { radius: '8' } }, 'Remove the quotes: radius: 8'],
    [{ brand: { title: 'A', logo: { src: '/a.svg' } } }, 'Add it.'],
    [{ footer: { copyright: '', columns: [{ title: '', links: [] }] } }, 'Write a text.'],
    [{ editUrl: false }, 'For none, write editUrl: null.'],
    [{ announcement: false }, 'For none, write announcement: null.'],
    [{ brand: { title: 'A', logo: null } }, 'For none, leave `logo` out.'],
    [{ blog: false }, 'For none, remove content/blog.'],
    // Left out, the search would be there all the same.
    [{ versions: { labels: false } }, 'Write a map of keys.'],
    [{ navbar: [{ label: 'A', to: '/a' }] }, 'Write keys with values: `left` and `right`.'],
    [{ markdown: false }, 'Write keys with values: `format`, `emoji`, `math` and `mathMacros`.'],
    [{ title: null }, 'Write text.'],
    [{ tagline: undefined, tagLine: '' }, 'Did you mean `tagline`?'],
    [{ theme: { color: '#0b7285', radius: '8px' } }, 'Write a number: radius: 8'],
    [{ colorMode: { default: null } }, 'Write `light` or `dark`.'],
    [{ blog: { postsPerPage: '10' } }, 'Posts on one page of a list; ALL for no limit.'],
    [{ tableOfContents: { minHeadingLevel: 1 } }, 'Write a whole number from 2 to 6.'],
    [{ navbar: { left: [{ lable: 'A', to: '/a' }] } }, 'Did you mean `label`?'],
    [{ navbar: { left: [{ label: 'A', too: '/a' }] } }, 'Did you mean `to`?'],
    [{ navbar: { left: [{ label: 7, to: '/a' }] } }, 'Put it in quotes: label: "7"'],
    [{ theme: { color: { light: '#0b7285', drak: '#3bc9db' } } }, 'Did you mean `dark`?'],
    [{ customFields: { a: () => 1 } }, 'Write text or a number or true or false or null or a list or a map of keys.'],
  ])('says what to write instead of %j', (change, hint) => {
    const result = readConfig({ ...minimal, ...change });
    expect(result instanceof ConfigError && result.mistakes.map((mistake) => mistake.hint)).toEqual([hint]);
  });

  it.each([
    [{ baseUrl: '/docs/' }, /^Write `basePath`/],
    [{ themeConfig: {} }, /`navbar`, `footer`/],
    [{ presets: [] }, /built in/],
    [{ organizationName: 'a' }, /npm run hosting -- github-pages/],
    [{ analytics: 'G-1' }, /docs\/hosting\.md#count-visits/],
    [{ scripts: [] }, /docs\/hosting\.md#count-visits/],
    [{ navbar: { items: [] } }, /^Write `left` and `right`/],
    [{ navbar: { right: [{ label: 'A', to: '/a', position: 'right' }] } }, /^Leave it out: `left`/],
    [{ navbar: { right: [{ type: 'docsVersionDropdown' }] } }, /languages and versions are there anyway/],
    [{ colorMode: { defaultMode: 'dark' } }, /^Write `default`/],
  ])('says what takes the place of the key of Docusaurus in %j', (change, hint) => {
    const result = readConfig({ ...minimal, ...change });
    expect(result instanceof ConfigError && result.mistakes.map((mistake) => mistake.hint)).toEqual([
      expect.stringMatching(hint),
    ]);
  });

  it('says how a page can run a script where a tag for the head is meant to be one', () => {
    expect(mistakesOf({ headTags: [{ script: { src: 'a.js' } }] })).toEqual([
      expect.stringMatching(/docs\/hosting\.md#count-visits/),
    ]);
  });

  it.each(['/_next', '/docs/_next'])('refuses the base path %s, which the scripts of a site have', (basePath) => {
    expect(mistakesOf({ basePath })).toEqual([
      `basePath: "${basePath}" has the part _next, where every site keeps its scripts`,
    ]);
  });

  it.each([{ title: ' ' }, { titleSeparator: '  ' }, { brand: { title: '\t' } }])(
    'refuses the blank text in %j',
    (change) => {
      expect(mistakesOf(change)).toEqual([expect.stringMatching(/ holds nothing but spaces$/)]);
      expect(mistakesOf({ titleSeparator: '' })).toEqual(['titleSeparator: is empty']);
    },
  );

  it('says what an empty text and a short list are', () => {
    expect(mistakesOf({ locales: [] })).toEqual(['locales: is empty']);
    expect(mistakesOf({ title: '' })).toEqual(['title: is empty']);
    expect(mistakesOf({ search: { synonyms: [['one']] } })).toEqual(['search.synonyms[0]: needs two words or more']);
  });

  it('refuses a colour that is not seen on the pages, and names the nearest that is', () => {
    expect(mistakesOf({ theme: { color: '#ffd166' } })).toEqual([
      'theme.color: #ffd166 has a contrast of 1.3 on the light pages, and marks need 3 (WCAG 2 AA): the nearest that passes is #b48900',
    ]);
    expect(mistakesOf({ theme: { color: { light: '#0b7285', dark: '#101820' } } })[0]).toMatch(/^theme\.color\.dark: /);
    expect(mistakesOf({ theme: { color: '#0b7285' } })).toEqual([]);
    expect(mistakesOf({ theme: { color: 'teal' } })).toEqual(['theme.color: "teal" is not a colour such as #e63946']);
  });

  it.each([
    [{ title: [] }, 'title: is a list, and should be text'],
    [{ url: '' }, 'url: "" is not a full URL such as https://example.com'],
    [{ colorMode: { default: null } }, 'colorMode.default: is empty'],
    [{ blog: { postsPerPage: '10' } }, 'blog.postsPerPage: "10" must be a whole number from 1 on, or ALL'],
    [{ blog: { postsPerPage: 0 } }, 'blog.postsPerPage: the number 0 must be a whole number from 1 on, or ALL'],
    [{ blog: { sidebarCount: -1.5 } }, 'blog.sidebarCount: the number -1.5 must be a whole number from 0 on, or ALL'],
    [{ markdown: { mathMacros: { RR: 'x' } } }, 'markdown.mathMacros.RR: is no command such as \\RR'],
    [{ navbar: { left: [{ label: 'A', items: {} }] } }, 'navbar.left[0].items: is a map of keys, and should be a list'],
  ])('says of %j once what is wrong', (change, said) => {
    expect(mistakesOf(change)).toEqual([said]);
  });

  it('lists all mistakes at once', () => {
    expect(() => validateSiteConfig({ ...minimal, title: '', url: 'x', footer: {} })).toThrow(
      /^site\.config\.ts has 3 mistakes:\n {2}title: .*\n {2}url: .*\n {2}footer\.copyright: /,
    );
    expect(() => validateSiteConfig({ ...minimal, title: '' })).toThrow(/^site\.config\.ts has a mistake:\n/);
  });

  it('needs nodes without a path and a key where a cluster answers the search', () => {
    const search = (typesense?: object) => mistakesOf({ search: { engine: 'typesense', typesense } });
    const node = 'https://search.example:8108';
    expect(search({ nodes: [node], searchKey: 'x' })).toEqual([]);
    expect(search()).toEqual(['search.engine: "typesense" needs search.typesense with nodes and a searchKey']);
    expect(search({ nodes: [`${node}/a`], searchKey: 'x' })[0]).toMatch(/^search\.typesense\.nodes.*is no address/);
    expect(search({ nodes: ['http://search.example'], searchKey: 'x' })).toHaveLength(1);
    expect(search({ nodes: ['http://localhost:8108'], searchKey: '' })).toHaveLength(1);
  });

  it.each([undefined, null, 'text', []])('says so where the whole is %j', (input) => {
    expect(() => validateSiteConfig(input)).toThrow(/the configuration: /);
  });
});

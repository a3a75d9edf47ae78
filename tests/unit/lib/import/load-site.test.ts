import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askSite, loadSite } from '@/lib/import/load/load-site';
import { tempFolder } from '@/tests/unit/temp-folder';

const root = process.cwd();
const load = (files: Record<string, string>, limitMs?: number) => {
  const siteDir = tempFolder(files);
  return loadSite({ root, siteDir, ...(limitMs !== undefined && { limitMs }) });
};

it('loads a configuration without the packages it asks for, and names them', async () => {
  const site = await load({
    'docusaurus.config.ts': `
      import { themes } from 'no-such-theme';
      import katex from 'no-such-katex';
      import type { Config } from '@docusaurus/types';
      const { inner } = require('no-such-tools/deep').of();
      export default async function create(): Promise<Config> {
        const math = (await import('no-such-math')).default;
        return {
          title: 'Light',
          themeConfig: { prism: { theme: themes.light, copy: { ...themes.dark }, list: [...inner] } },
          presets: [['classic', { docs: { remarkPlugins: [math, [katex, { a: 1 }]], sidebarPath: require.resolve('./sidebars.js') }, blog: false }]],
          plugins: [[require.resolve('@docusaurus/plugin-client-redirects'), { redirects: [] }]],
        };
      }`,
    'sidebars.js': "module.exports = { main: ['intro', ...require('./gone')], };",
  });
  expect(site.config).toMatchObject({ title: 'Light', themeConfig: { prism: { copy: {}, list: [] } } });
  expect(site.missing.map(({ name }) => name).sort()).toEqual([
    './gone',
    'no-such-katex',
    'no-such-math',
    'no-such-theme',
    'no-such-tools/deep',
  ]);
  const [docs, ...others] = site.plugins;
  expect(docs).toMatchObject({
    kind: 'docs',
    options: { remarkPlugins: [{ $code: 'no-such-math' }, [{ $code: 'no-such-katex' }, { a: 1 }]] },
    sidebars: { main: ['intro'] },
  });
  expect(others.map(({ kind }) => kind)).toEqual(['pages', 'redirects']);
});

it.each([
  ['docusaurus.config.cjs', "module.exports = async () => ({ title: 'A' });"],
  ['docusaurus.config.mjs', "const at = import.meta.url; export default Promise.resolve({ title: at && 'A' });"],
  ['docusaurus.config.mts', "const title: string = 'A'; export default () => ({ title });"],
  ['docusaurus.config.cts', "const title: string = 'A'; export = { title };"],
])('reads %s', async (name, text) => {
  const site = await load({ [name]: text });
  expect(site.config['title']).toBe('A');
  expect(site.configFile).toBe(name);
});

it('runs the configuration as a build would, and says where edit links lead that a function makes', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = { title: process.env.NODE_ENV, presets: [['classic', {
      docs: { editUrl: ({ versionDocsDirPath, docPath }) => 'https://code.example/' + versionDocsDirPath + '/' + docPath },
      blog: { editUrl: () => 'https://code.example' },
      pages: false,
    }]], plugins: [['@docusaurus/plugin-content-docs', {
      // Beside the folder of the site.
      path: '../docs', editUrl: ({ docPath }) => 'https://code.example/edit/main/docs/' + docPath,
    }], ['@docusaurus/plugin-content-docs', {
      path: 'api', editUrl: ({ docPath }) => docPath.startsWith('hand/') && 'https://code.example/api/' + docPath,
    }]] };`,
    'api/made.md': '',
    'api/hand/a.md': '',
  });
  expect(site.configFile).toBe('docusaurus.config.js');
  expect(site.config['title']).toBe('production');
  const urls = site.plugins.map(({ options }) => options['editUrl']);
  expect(urls).toEqual([
    'https://code.example/',
    { $code: 'editUrl' },
    'https://code.example/edit/main/',
    'https://code.example/',
  ]);
});

it('gives the default export of a module that the site requires, and its others', async () => {
  const site = await load({
    'docusaurus.config.ts': `
      import navbar, { title } from './navbar';
      import * as all from './navbar';
      export default { title, themeConfig: { navbar, same: all.default.items.length + all.title }, presets: [['classic', { docs: { sidebarPath: './sidebars.ts' } }]] };`,
    'navbar.ts': "export const title = 'Light';\nexport default { items: [] };",
    'sidebars.ts':
      "export default { api: [{ type: 'category', label: 'API', items: require('./docs/api/sidebar.ts') }, require('./gone'), { type: 'category', label: 'Pets', items: require('./docs/pets/sidebar') }] };",
    'docs/api/sidebar.ts': "const sidebar = { api: ['lamp'] };\nexport default sidebar.api;",
  });
  expect(site.config).toMatchObject({ title: 'Light', themeConfig: { navbar: { items: [] }, same: '0Light' } });
  expect(site.plugins[0]?.sidebars).toEqual({
    api: [
      { type: 'category', label: 'API', items: ['lamp'] },
      { type: 'category', label: 'Pets', items: [] },
    ],
  });
});

it('reads YAML for a configuration whose packages are not installed', async () => {
  const site = await load({
    'docusaurus.config.mjs': `import fs from 'node:fs';
      import { load as parseYaml } from 'js-yaml';
      const users = parseYaml(fs.readFileSync(new URL('./users.yml', import.meta.url), 'utf8'));
      export default { customFields: { users: users.filter(({ pinned }) => pinned) } };`,
    'users.yml': '- name: Ann\n  pinned: true\n- name: Bob\n',
  });
  expect(site.config['customFields']).toEqual({ users: [{ name: 'Ann', pinned: true }] });
  expect(site.missing).toEqual([]);
});

it('asks the site for its redirects', async () => {
  const siteDir = tempFolder({
    'docusaurus.config.js': `module.exports = { plugins: [['@docusaurus/plugin-client-redirects', {
      createRedirects: (route) => (route === '/a' ? ['/b', '/c'] : route === '/d' ? '/e' : undefined),
    }]] };`,
  });
  expect((await askSite({ root, siteDir }, { routes: ['/a', '/d', '/f'] })).redirects).toEqual([
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a' },
    { from: '/e', to: '/d' },
  ]);
});

it('names the mistake of a configuration, with its place', async () => {
  const failure = load({
    'docusaurus.config.js': "\nthrow new Error('no light', { cause: new Error('ENOTFOUND sun.example') });",
  });
  await expect(failure).rejects.toThrow(
    /does not load:\nError: no light: ENOTFOUND sun.example\n.*docusaurus\.config\.js:2/,
  );
});

it('waits for a configuration only so long', async () => {
  const failure = load(
    { 'docusaurus.config.js': 'module.exports = new Promise(() => setInterval(() => 0, 10));' },
    3000,
  );
  await expect(failure).rejects.toThrow('did not load within 3 seconds');
});

it('says so where there is no site', async () => {
  await expect(load({ 'package.json': '{}' })).rejects.toThrow('holds no docusaurus.config.js');
});

it('knows plugins of the site that add to those of content, and presets that are made of the classic one', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = {
      presets: [[require.resolve('docusaurus-plugin-internaldocs-fb/docusaurus-preset'), { docs: { path: 'manual' }, blog: false }],
        ['redocusaurus', { specs: [], theme: { primaryColor: '#000' } }]],
      plugins: [['./plugins/posts', { path: 'news' }], [require.resolve('./plugins/more.ts'), { id: 'more' }],
        './plugins/versions', './plugins/gone'],
    };`,
    'plugins/posts/index.js': "const blog = require('@docusaurus/plugin-content-blog'); module.exports = blog;",
    'plugins/more.ts': "import docs from '@docusaurus/plugin-content-docs';\nexport default docs;",
    'plugins/versions.js':
      "import type { Docs } from '@docusaurus/plugin-content-docs';\nimport { a } from '@docusaurus/plugin-content-docs';",
  });
  const [preset, more] = ['docusaurus-plugin-internaldocs-fb/docusaurus-preset', join(site.dir, 'plugins/more.ts')];
  expect(site.plugins.map(({ kind, name }) => [kind, name])).toEqual([
    ['docs', 'preset: docs'],
    ['pages', 'preset: pages'],
    ['other', preset],
    ['other', 'redocusaurus'],
    ['blog', './plugins/posts'],
    ['docs', more],
    ['other', './plugins/versions'],
    ['other', './plugins/gone'],
  ]);
  expect(site.plugins[0]?.options).toEqual({ path: 'manual' });
});

it('knows that plugins without a folder of their own make what they show', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = {
      presets: [['classic', { docs: false, blog: { path: 'blog' } }]],
      plugins: [['./plugins/changelog', { routeBasePath: '/changelog' }], ['./plugins/changelog', { path: 'news' }]],
    };`,
    'plugins/changelog.js':
      "const { default: blog } = require('@docusaurus/plugin-content-blog'); module.exports = blog;",
  });
  expect(site.plugins.map(({ kind }) => kind)).toEqual(['blog', 'pages', 'other', 'blog']);
});

it('asks plugins of the site for the aliases of its bundler, and runs no others', async () => {
  const site = await load({
    'docusaurus.config.js': `const path = require('path');
      module.exports = { plugins: [
        function aliases({ siteDir }) {
          return { name: 'aliases', configureWebpack: () => ({ resolve: { alias: {
            '@parts': path.join(siteDir, 'src/parts'), '~': './src', react: 'preact', '@up': path.join(siteDir, '..') } } }) };
        },
        ['./plugins/alias', { name: '@more' }],
        ['docusaurus-plugin-module-alias', { alias: { '@lamps': path.join(__dirname, 'lamps'), react: '/elsewhere' } }],
        () => { throw new Error('alias'); },
        () => new Promise((alias) => undefined),
        function never() { process.exit(1); },
      ] };`,
    'package.json': '{"name": "@light/docs"}',
    'plugins/alias.js': `module.exports = async (context, { name }) => ({
      configureWebpack: (config) => ({ resolve: { alias: { ...config.resolve.alias, [name]: __dirname } } }) });`,
  });
  expect(site.aliases).toEqual({
    '@light/docs/src': '@site/src',
    '@light/docs/static': '@site/static',
    '@parts': '@site/src/parts',
    '~': '@site/src',
    '@more': '@site/plugins',
    '@lamps': '@site/lamps',
  });
});

it('asks themes of the site for their components and style sheets', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = { i18n: { defaultLocale: 'fr', locales: ['fr'] }, themes: ['./harbour', ['./pier', {}], 'classic'] };`,
    'harbour/index.js': `const path = require('path');
      module.exports = ({ i18n }) => ({ name: i18n.currentLocale, getThemePath: () => path.join(__dirname, 'theme'),
        getClientModules: () => ['./all.css', require.resolve('./all.js'), 'far/away.css', '../../up.css'] });`,
    'harbour/all.js': '',
    'pier/index.js': `module.exports = () => ({ getThemePath: () => '../parts/theme' });`,
  });
  expect(site.themes).toEqual(['harbour/theme', 'parts/theme']);
  expect(site.sheets).toEqual(['harbour/all.css']);
});

it('asks plugins of the site for tags of every page, and names them as they call themselves', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = { plugins: [
        () => ({ name: 'tags', injectHtmlTags: () => ({ headTags: [{ tagName: 'link', attributes: { rel: 'me', href: 'https://a.example' } }] }) }),
        () => ({ name: 'body', injectHtmlTags: () => ({ headTags: '<meta>', postBodyTags: ['<b>'] }) }),
        () => ({ name: 'more', injectHtmlTags: () => undefined, loadContent: () => 1 }),
        () => ({ name: 'never asked' }),
      ] };`,
  });
  expect(site.headTags).toEqual([{ tagName: 'link', attributes: { rel: 'me', href: 'https://a.example' } }, '<meta>']);
  expect(site.plugins.map(({ name, done }) => [name, done])).toEqual([
    ['tags', true],
    ['body', false],
    ['more', false],
    ['a plugin without a name', false],
  ]);
});

it('knows plugins of the site that have no pages, by the names they give themselves', async () => {
  const site = await load({
    'docusaurus.config.js': `module.exports = { plugins: [
        async function mine() { return { name: 'own-tailwindcss', configurePostCss(options) { options.plugins.push(require('tailwindcss')); return options; } }; },
        () => ({ name: 'shims', configureWebpack: () => { throw new Error('no webpack'); } }),
        () => ({ name: 'pages', configureWebpack: () => ({}), contentLoaded: () => 1 }),
        () => ({ name: 'texts', loadContent: () => [], postBuild: () => undefined }),
      ] };`,
  });
  expect(site.plugins.map(({ name, bundles }) => [name, bundles])).toEqual([
    ['own-tailwindcss', true],
    ['shims', true],
    ['pages', false],
    ['texts', true],
  ]);
});

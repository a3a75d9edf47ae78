import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent, createContentChecker } from '../../../../lib/check/check-content';
import { readKnownFacts, writeKnownFacts } from '../../../../lib/check/content/facts-cache';
import { siteConfig } from '../../../support/site-config';
import { fixtureSite as site } from './fixture-site';

const fixtures = join(import.meta.dirname, '../../../fixtures/check');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'));
  write({ 'public/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string | Uint8Array>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function check(of = site) {
  return checkContent({ contentDir: join(root, 'content'), publicDir: join(root, 'public'), site: of });
}

async function found(): Promise<string[]> {
  const { diagnostics } = await check();
  return diagnostics.map(({ file, line, column, code }) => `${file} ${line}:${column} ${code}`);
}

const inGerman = siteConfig({
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
  ],
});

const page = '---\ntitle: Page\n---\n';

describe('checkContent', () => {
  it('misses the logo of a site without a folder for public files, as a build does', async () => {
    write({ 'content/docs/page.mdx': page });
    rmSync(join(root, 'public'), { recursive: true });
    expect((await found()).map((line) => line.replace(/.* /, ''))).toEqual(['config/missing-file']);
  });

  it('finds nothing in a folder that uses everything the conventions allow', async () => {
    const clean = join(fixtures, 'clean');
    const result = await checkContent({ contentDir: join(clean, 'content'), publicDir: join(clean, 'public'), site });
    expect(result).toMatchObject({ diagnostics: [], documents: 12 });
  });

  it('counts Markdown files and accepts an empty folder', async () => {
    mkdirSync(join(root, 'content'));
    expect(await check()).toMatchObject({ diagnostics: [], documents: 0 });
    write({
      'content/docs/a.md': page,
      'content/docs/_category_.json': '{}',
      'content/docs/_b.md': '{',
      'content/.obsidian/c.md': '{',
    });
    expect(await check()).toMatchObject({ diagnostics: [], documents: 1 });
  });

  it('keeps back what the site does not want to hear', async () => {
    const options = { contentDir: join(root, 'content'), publicDir: join(root, 'public') };
    write({ 'content/blog/2024-01-02-a.md': '---\ntitle: A\n---\n\nText.\n' });
    const codes = async (ignore: 'blog/no-truncate'[]) => {
      const { diagnostics } = await checkContent({ ...options, site: siteConfig({ contentCheck: { ignore } }) });
      return diagnostics.map(({ code }) => code);
    };
    expect(await codes([])).toEqual(['blog/no-truncate']);
    expect(await codes(['blog/no-truncate'])).toEqual([]);
  });

  it('shifts no position for a byte-order mark or for CRLF', async () => {
    const text = '---\ntitle: 5\n---\n\nText <!-- c --> {x y}\n\n![](/none.png)\n';
    write({
      'content/docs/a.md': text,
      'content/docs/b.md': `\uFEFF${text}`,
      'content/docs/c.md': text.replaceAll('\n', '\r\n'),
      'content/docs/d.md': `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    });
    const places = (await found()).map((line) => line.split(' ').slice(1).join(' '));
    const [first] = [places.slice(0, places.length / 4)];
    expect(first).toEqual(['2:8 front-matter/type', '5:20 mdx/syntax', '7:1 image/missing', '7:1 image/no-alt']);
    expect(places).toEqual([...first, ...first, ...first, ...first]);
  });

  it('names a symbolic link that leaves the content folder and does not read it', async () => {
    write({ 'content/docs/a.md': page, 'secret.md': '{' });
    symlinkSync(join(root, 'secret.md'), join(root, 'content/docs/b.md'));
    expect(await found()).toEqual(['content/docs/b.md 1:1 file/outside'.slice('content/'.length)]);
  });

  it('never runs front matter', async () => {
    const proof = join(root, 'executed');
    write({
      'content/docs/a.md': `---js\nrequire('node:fs').writeFileSync(${JSON.stringify(proof)}, '')\n---\n\n# A\n`,
    });
    expect(await found()).toEqual(['docs/a.md 1:4 front-matter/language']);
    expect(() => rmSync(proof)).toThrow('ENOENT');
  });

  it('checks a page with a bad value against its sound ones: links to it do not break', async () => {
    write({
      'content/docs/a.md': '---\ntitle: A\nslug: /other\nsidebar_position: x\n---\n',
      'content/docs/b.md': `${page}\n[a](/docs/other)\n`,
    });
    expect(await found()).toEqual(['docs/a.md 4:19 front-matter/type']);
  });

  it('lets drafts see drafts', async () => {
    const draft = '---\ntitle: Draft\ndraft: true\n---\n';
    write({ 'content/docs/a.md': `${draft}\n[b](./b.md)\n`, 'content/docs/b.md': draft });
    expect(await found()).toEqual([]);
  });

  it('reports every problem of every file in one run, in order', async () => {
    write({
      'content/docs/b.md': '---\nx: 1\n---\n\n{a b}\n\n{c d}\n',
      'content/docs/a.md': '<b>\n',
      'content/tags.yml': 'a: 1\n',
    });
    expect(await found()).toEqual([
      'docs/a.md 1:1 front-matter/no-title',
      'docs/a.md 1:1 mdx/syntax',
      'docs/b.md 1:1 front-matter/no-title',
      'docs/b.md 2:1 front-matter/unknown-key',
      'docs/b.md 5:4 mdx/syntax',
      'docs/b.md 7:4 mdx/syntax',
      'tags.yml 1:4 data-file/type',
    ]);
  });

  it('resolves routes of released versions', async () => {
    write({
      'content/versions.json': '["2.0", "1.0"]',
      'content/docs/a.md': `${page}\n[same](/docs/next/a) [file](./a.md) [old](/docs/1.0/a)\n`,
      'content/versioned_docs/version-2.0/a.md': `${page}\n[latest](/docs/a) [gone](/docs/2.0/a)\n`,
      'content/versioned_docs/version-1.0/a.md': page,
    });
    expect(await found()).toEqual(['versioned_docs/version-2.0/a.md 5:19 link/broken-route']);
  });

  it('reads the translated texts of components, and labels of navbar, footer and sidebars', async () => {
    write({
      'content/docs/a.md': page,
      'content/i18n/de/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "Doku" }, }',
      'content/i18n/de/docusaurus-theme-classic/footer.json': '{ "copyright": "Wir" }',
      'content/i18n/de/docusaurus-plugin-content-docs/version-2.0.json': '{ "version.label": { "mesage": "2.0" } }',
      'content/i18n/de/code.json': '{',
    });
    expect(await found()).toEqual([
      'i18n/de/code.json 1:2 data-file/syntax',
      'i18n/de/docusaurus-plugin-content-docs/version-2.0.json 1:3 data-file/missing-key',
      'i18n/de/docusaurus-theme-classic/footer.json 1:16 data-file/type',
      'i18n/de/docusaurus-theme-classic/navbar.json 1:43 data-file/syntax',
    ]);
  });

  it('names anchors that the translation of a page lacks, where the page that links there is not translated', async () => {
    const german = 'content/i18n/de/docusaurus-plugin-content-docs/current';
    write({
      'content/docs/a.md': `${page}\n## Wick {#wick}\n\n## Oil\n`,
      'content/docs/b.md': `${page}\n[wick](./a.md#wick) [oil](./a.md#oil)\n`,
      'content/docs/c.md': `${page}\n[oil](./a.md#oil)\n`,
      [`${german}/a.md`]: `${page}\n## Docht {#wick}\n\n## Öl\n`,
      [`${german}/c.md`]: `${page}\n[Öl](./a.md#öl)\n`,
    });
    const { diagnostics } = await check(inGerman);
    expect(diagnostics.map(({ file, line, code, message, hint }) => [file, line, code, message, hint])).toEqual([
      [
        'docs/b.md',
        5,
        'link/broken-anchor',
        `There is no #oil on ${german.slice('content/'.length)}/a.md, where this link leads in \`de\``,
        'Write the id behind the heading there: ## Heading {#oil}',
      ],
    ]);
  });

  it('says how to link to a page in another language', async () => {
    write({
      'content/docs/a.md': `${page}\n[German](/de/docs/a) [none](/de/docs/b) [right](pathname:///de/docs/a)\n`,
      'content/i18n/de/docusaurus-plugin-content-docs/current/a.md': page,
    });
    const { diagnostics } = await check(inGerman);
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['link/broken-route', 'To lead to that page in another language, write pathname:///de/docs/a.'],
      [
        'link/broken-route',
        'Name the file of the page, such as ./page.mdx. A page of another site needs its whole address: https://…',
      ],
    ]);
  });

  it('lets full addresses lead to pages in another language', async () => {
    write({
      'content/docs/a.md': `${page}\n[German](https://example.com/base/de/docs/a) [none](https://example.com/base/de/docs/b)\n`,
      'content/i18n/de/docusaurus-plugin-content-docs/current/a.md': page,
    });
    const url = 'https://example.com';
    const footer = {
      copyright: '',
      columns: [{ title: 'A', links: [{ label: 'German', href: `${url}/base/de/docs/a` }] }],
    };
    const { diagnostics } = await check({ ...inGerman, url, basePath: '/base', footer });
    expect(diagnostics.map(({ code, column }) => [code, column])).toEqual([['link/own-address', 46]]);
  });

  it('says how to link to a page in public/', async () => {
    write({
      'content/docs/a.md': `${page}\n[report](/base/report.html) [none](/none.html)\n`,
      'public/report.html': '<title>Report</title>',
    });
    const { diagnostics } = await check({ ...site, basePath: '/base' });
    const links = diagnostics.filter(({ file }) => file === 'docs/a.md');
    expect(links.map(({ code, hint }) => [code, hint])).toEqual([
      ['link/broken-route', 'To lead to that file of public/, write pathname:///report.html.'],
      [
        'link/broken-route',
        'Name the file of the page, such as ./page.mdx. A page of another site needs its whole address: https://…',
      ],
    ]);
  });

  it('says nothing of the headings of a long page that it cannot read', async () => {
    const long = 'Some *text* and `code` in a [link](https://a.example).\n\n'.repeat(3_000);
    write({ 'content/docs/a.md': `${page}\n[there](b.md#b)\n`, 'content/docs/b.md': `# B\n\nIt is <= 5.\n\n${long}` });
    expect(await found()).toEqual(['docs/b.md 3:8 mdx/syntax']);
  });

  it('leads links of posts and pages to the latest release, where it has the doc', async () => {
    write({
      'content/versions.json': '["2.0"]',
      'content/docs/a.md': `${page}\n## New\n`,
      'content/docs/b.md': `${page}\n## New\n\n[beside](./a.md#new)\n`,
      'content/versioned_docs/version-2.0/a.md': `${page}\n## Old\n`,
      'content/pages/index.md': `${page}\n[a](../docs/a.md#old) [gone](../docs/a.md#new) [b](../docs/b.md#new)\n`,
    });
    expect(await found()).toEqual(['pages/index.md 5:23 link/broken-anchor']);
  });
});

describe('createContentChecker', () => {
  it('sees changed, new and deleted files, and what they mean for the others', async () => {
    cpSync(join(fixtures, 'clean'), root, { recursive: true });
    const checker = createContentChecker({ contentDir: join(root, 'content'), publicDir: join(root, 'public'), site });
    expect((await checker.check()).diagnostics).toEqual([]);
    write({
      'content/docs/new.md': `${page}\n## Here\n`,
      'content/docs/02-guides/01-setup.md': '---\ntitle: Setup\n---\n\n[new](../new.md#there)\n',
    });
    const codes = async () => (await checker.check()).diagnostics.map(({ file, code }) => `${file} ${code}`);
    expect(await codes()).toEqual([
      'docs/02-guides/01-setup.md link/broken-anchor',
      'docs/intro.mdx link/broken-anchor',
      'docs/intro.mdx link/broken-anchor',
    ]);
    rmSync(join(root, 'content/docs/new.md'));
    expect(await codes()).toContain('docs/02-guides/01-setup.md link/broken-file');
  });
});

describe('what a run leaves to the next one', () => {
  const cacheDir = () => join(root, 'cache');
  const facts = () => join(cacheDir(), 'facts');

  async function codes(allowedFrontMatter = site.allowedFrontMatter) {
    const options = { contentDir: join(root, 'content'), publicDir: join(root, 'public'), cacheDir: cacheDir() };
    const { diagnostics } = await checkContent({ ...options, site: { ...site, allowedFrontMatter } });
    return diagnostics.map(({ file, code }) => `${file} ${code}`);
  }

  beforeEach(() => write({ 'content/docs/a.md': `${page}\n[b](./b.md)\n`, 'content/docs/b.md': page }));

  it('is read instead of a file that has not changed, and not of one that has', async () => {
    expect(await codes()).toEqual([]);
    const known = readKnownFacts(facts(), site.allowedFrontMatter);
    expect([...known.keys()]).toEqual(['docs/a.md', 'docs/b.md']);
    const [a] = known.values();
    const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    a?.facts.problems.push({ ...place, code: 'file/unused', message: 'Planted', hint: '' });
    writeKnownFacts(facts(), known, site.allowedFrontMatter);
    expect(await codes()).toEqual(['docs/a.md file/unused']);
    write({ 'content/docs/a.md': `${page}\n[c](./c.md)\n` });
    expect(await codes()).toEqual(['docs/a.md link/broken-file']);
  });

  it('forgets files that are gone', async () => {
    await codes();
    rmSync(join(root, 'content/docs/b.md'));
    expect(await codes()).toEqual(['docs/a.md link/broken-file']);
    expect([...readKnownFacts(facts(), site.allowedFrontMatter).keys()]).toEqual(['docs/a.md']);
  });

  it('is not used where other front matter is allowed', async () => {
    write({ 'content/docs/b.md': '---\ntitle: B\nextra: 1\n---\n' });
    expect(await codes(['extra'])).toEqual([]);
    expect(await codes([])).toEqual(['docs/b.md front-matter/unknown-key']);
  });

  it('holds nothing that changes with the date', async () => {
    write({ 'content/blog/2999-01-01-later.md': `${page}\nText.\n\n<!-- truncate -->\n` });
    expect(await codes()).toEqual(['blog/2999-01-01-later.md blog/future-date']);
    expect([...readKnownFacts(facts(), site.allowedFrontMatter).keys()]).toEqual(['docs/a.md', 'docs/b.md']);
  });

  it('is no reason to fail where it cannot be written', async () => {
    write({ cache: 'a file where the folder should be' });
    expect(await codes()).toEqual([]);
  });

  it('is not used where it is damaged', async () => {
    await codes();
    writeFileSync(facts(), readFileSync(facts()).subarray(0, 200));
    expect(await codes()).toEqual([]);
  });
});

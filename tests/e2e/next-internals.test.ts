import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { Parser } from 'htmlparser2';
import { NEXT_NAV_DEPLOYMENT_ID_HEADER } from '../../lib/build/no-server';
import { en } from '../../lib/words/built-in/en';
import { basePath, expect, exportDir, open, readExported, test } from './support/features';

// What docs/next-internals.md says of Next's export, on a real one: an upgrade that changes it turns this red.
const files = () => readdirSync(exportDir, { recursive: true, encoding: 'utf8' });
const pages = () => files().filter((file) => file.endsWith('.html'));

/** Scripts of a page: what each has as its type and address, and its text. */
function scriptsOf(html: string) {
  const scripts: { type: string; src: string; row: string | undefined; text: string }[] = [];
  let open: (typeof scripts)[number] | undefined;
  const parser = new Parser({
    onopentag: (name, { type = '', src = '', 'data-row': row }) => {
      open = name === 'script' ? { type, src, row, text: '' } : undefined;
      if (open) scripts.push(open);
    },
    ontext: (text) => {
      if (open) open.text += text;
    },
    onclosetag: () => {
      open = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

/** The files of icons that style sheets draw. */
function drawnBy(sheets: readonly (string | undefined)[]): (string | undefined)[] {
  const css = sheets.map((address = '') => readExported(address.slice(basePath.length))).join('');
  return [...css.matchAll(/mask:url\(\.\.\/media\/(icons\.[^)]+)\)/g)].map(([, name]) => name);
}

test('style sheets and icons are asked for before any program, and no program of the head waits for them', () => {
  for (const page of pages()) {
    const html = readExported(page);
    const asked = [...html.matchAll(/<link rel="preload" as="style" href="([^"]+)"/g)].map(([, href]) => href);
    const sheets = [...html.matchAll(/<link [^>]*href="([^"]+)"[^>]* data-precedence=/g)].map(([, href]) => href);
    // A page that only leads on has none.
    expect(sheets.length > 0, page).toBe(html.includes('/_next/'));
    expect(asked, page).toEqual(sheets);
    if (sheets.length === 0) continue;
    expect(html.lastIndexOf('<link rel="preload" as="style"'), page).toBeLessThan(html.indexOf('<script'));
    // The icons are those of the style sheet: a browser would load any others in vain.
    const [, icons] =
      /<link rel="preload" as="image" href="[^"]*\/media\/(icons\.[^"/]+)" crossorigin=""\/><meta/.exec(html) ?? [];
    expect(drawnBy(sheets), page).toContain(icons);
    const behind = html.slice(html.indexOf('<link rel="stylesheet"'), html.indexOf('</head>'));
    const programs = scriptsOf(behind).filter(({ type, src }) => type === '' && src === '');
    expect(programs, page).toEqual([]);
  }
});

test('a page hands the router its own lines, and what pages of its layout share in one script behind them', () => {
  const shared = new Map<string, string[]>();
  for (const page of pages()) {
    const html = readExported(page);
    const scripts = scriptsOf(html);
    // Next's own way is what a page falls back to whose data has a form that is not known.
    expect(html, page).not.toContain('__next_f');
    const own = scripts.filter(({ type }) => type === 'text/x-component');
    // A page that only leads on has none.
    expect(own.length, page).toBe(html.includes('/_next/') ? 1 : 0);
    if (own.length === 0) continue;
    const [last, before] = [scripts.pop(), scripts.pop()];
    expect(before, page).toEqual(own[0]);
    expect(last?.src, page).toMatch(new RegExp(`^${basePath}/_next/static/rows/[\\w-]{12}\\.js$`));
    shared.set(last?.src ?? '', [...(shared.get(last?.src ?? '') ?? []), page]);
  }
  // The two copies of the page for addresses without one have a layout of their own.
  expect(shared.size).toBe(2);
  expect(Math.max(...[...shared.values()].map(({ length }) => length))).toBe([...shared.values()].flat().length - 2);
});

test('a page has one payload, of what the page has for itself, and no parts', ({ baseURL: _ }) => {
  const all = new Set(files());
  expect([...all].filter((file) => parse(file).base.startsWith('__next.'))).toEqual([]);
  // 404.html is that of /_not-found once more, for hosts.
  const own = pages().filter((file) => file !== '404.html' && readExported(file).includes('/_next/'));
  for (const page of own) expect(all, page).toContain(page.replace(/\.html$/, '.txt'));

  const [group, lines, row, text] = JSON.parse(readExported('docs/navigation/buoys.txt')) as [
    string,
    string,
    string,
    string,
  ];
  const [html] = scriptsOf(readExported('docs/navigation/buoys.html')).filter(
    ({ type }) => type === 'text/x-component',
  );
  expect(lines).toBe(html?.text);
  expect(row).toBe(html?.row);
  expect(all).toContain(`_next/static/rows/${group}.json`);
  // The pause behind the first screen has gone by the time that the router reads the text.
  expect(readExported('docs/navigation/buoys.html').replace(/<script>[^<]+\.remove\(\)<\/script>/, '')).toContain(text);
});

test('the text of a page is a row that the script takes from it, sent once, and there again on the way back', async ({
  page,
}) => {
  const [own] = scriptsOf(readExported('docs/navigation/buoys.html')).filter(({ row }) => row !== undefined);
  expect(own?.text).toContain(`{"__html":"$${own?.row}"}`);
  expect(own?.text).not.toContain(`\n${own?.row}:`);

  await open(page, 'docs/navigation/buoys');
  const text = page.locator('.prose');
  const [before, words] = [await text.innerHTML(), (await text.locator('p').first().textContent()) ?? ''];
  expect(words.length).toBeGreaterThan(20);
  expect(readExported('docs/navigation/buoys.html').split(words)).toHaveLength(2);
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/buoys$/);
  await page.goBack();
  await expect(page).toHaveURL(/buoys$/);
  await expect.poll(() => text.innerHTML()).toBe(before);
});

test('all scripts of a page are loaded by the one that its layout shares, the words of its language too', ({
  baseURL: _,
}) => {
  const words = files().filter((file) => file.endsWith('.js') && readExported(file).includes(en.browser.layout.skip));
  expect(words).toHaveLength(1);
  for (const page of ['index.html', 'docs/start.html', '404.html']) {
    const html = readExported(page);
    const sources = scriptsOf(html).flatMap(({ src }) => (src ? [src] : []));
    const [shared, ...others] = sources.filter((src) => !src.includes('/chunks/'));
    expect(others, page).toEqual([]);
    // What is left is for browsers that know no modules.
    for (const src of sources.filter((one) => one !== shared)) expect(html, page).toContain(`"${src}" noModule=""`);
    expect(html, page).not.toContain('as="script"');
    expect(readExported(shared?.slice(basePath.length) ?? ''), page).toContain(words[0]?.replaceAll('\\', '/'));
  }
});

test('scripts leave out what only pages with a server need', ({ baseURL: _ }) => {
  const next = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');
  // What each left-out module says, which minifying keeps.
  const parts = {
    'client/components/router-reducer/reducers/server-action-reducer.js': 'was not found on the server',
    'lib/constants.js': 'x-next-revalidated-tags',
    'client/components/builtin/global-error.js': 'This page couldn’t load',
  };
  const scripts = files().filter((file) => file.endsWith('.js'));
  for (const [file, text] of Object.entries(parts)) {
    expect(next(file), file).toContain(text);
    expect(
      scripts.filter((script) => readExported(script).includes(text)),
      file,
    ).toEqual([]);
  }
  expect(next('lib/constants.js')).toContain(`NEXT_NAV_DEPLOYMENT_ID_HEADER = '${NEXT_NAV_DEPLOYMENT_ID_HEADER}'`);
});

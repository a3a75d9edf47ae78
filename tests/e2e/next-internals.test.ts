import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { Parser } from 'htmlparser2';
import { payloadEnd } from '../../lib/site/payload-end';
import { en } from '../../lib/words/built-in/en';
import { basePath, expect, exportDir, open, readExported, test } from './support/features';

// What docs/next-internals.md says of Next's export, on a real one: an upgrade that changes it turns this red.
const files = () => readdirSync(exportDir, { recursive: true, encoding: 'utf8' });
const pages = () => files().filter((file) => file.endsWith('.html'));

function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let open: string[] | undefined;
  const parser = new Parser({
    onopentag: (name, { src }) => {
      if (name === 'script' && src === undefined) open = [];
    },
    ontext: (text) => open?.push(text),
    onclosetag: (name) => {
      if (name === 'script' && open) scripts.push(open.join(''));
      open = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

test('a page hands the router its data in one script, without escapes it does not need', ({ baseURL: _ }) => {
  for (const page of pages()) {
    const scripts = inlineScripts(readExported(page)).filter((script) => script.includes('__next_f'));
    // A page that only leads on has none.
    const isPage = readExported(page).includes('/_next/');
    expect(scripts.length, page).toBe(isPage ? 1 : 0);
    for (const script of scripts) {
      expect(script.startsWith('(self.__next_f=self.__next_f||[]).push('), page).toBe(true);
      expect(script, page).toContain(';self.__next_f.push([1,');
      expect(script, page).not.toMatch(/\\u003e|\\u0026/);
    }
  }
});

test('a page has one payload, the tree of its parts, and no copies of either', ({ baseURL: _ }) => {
  const all = new Set(files());
  const internal = [...all].filter((file) => parse(file).base.startsWith('__next.'));
  expect(internal.filter((file) => parse(file).base !== '__next._tree.txt')).toEqual([]);
  expect(internal).toContain('docs/start/__next._tree.txt');
  // 404.html is that of /_not-found once more, for hosts.
  const own = pages().filter((file) => file !== '404.html' && readExported(file).includes('/_next/'));
  for (const page of own) expect(all, page).toContain(page.replace(/\.html$/, '.txt'));
});

test('a payload is rows of React’s own format, and its last one is ours', ({ baseURL: _ }) => {
  const text = readExported('docs/start.txt');
  expect(text.endsWith(`\n${payloadEnd}`)).toBe(true);
  expect(text).toMatch(/^[0-9a-f]+:/);
  expect(text).toContain('Start here');
});

test('the text of the page that is opened first is sent once, and is there again on the way back', async ({ page }) => {
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

test('the words of a page are a script that runs when it arrives', ({ baseURL: _ }) => {
  const words = files().filter((file) => file.endsWith('.js') && readExported(file).includes(en.browser.layout.skip));
  expect(words).toHaveLength(1);
  for (const page of ['index.html', 'docs/start.html', '404.html'])
    expect(readExported(page), page).toContain(
      `<script src="${basePath}/${words[0]?.replaceAll('\\', '/')}" async="">`,
    );
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { testSite } from '../support/sites';
import { pagesOf } from './support/any-site';
import { expectNames, namesOf } from './support/page-names';
import { expect, open, test } from './support/test';

/** A site in English with some pages in Spanish and Arabic, and in a language whose every word is marked, which has none. */
const languages = testSite('languages');
const { basePath, url } = languages.site;

test.use({ served: languages });

const exported = (file: string) => readFileSync(join(languages.out, file), 'utf8');
const at = (address: string) => new RegExp(`${basePath}${address}$`);
const menu = (page: Page) => page.getByRole('button', { name: /^(?:Language|Idioma|اللغة): / });
const notice = (page: Page, title: RegExp) => page.getByRole('note', { name: title });

/** What the site says itself: names of pages, labels of its configuration, people. */
const ownTexts = [
  ...[
    'A new crane',
    'Ann Lee',
    'Ann',
    'AL',
    'Berths for small boats',
    'English',
    'Español',
    'Guides',
    'Handbook',
    'Harbor',
  ],
  ...[
    'Ice in the harbor',
    'Lights',
    'Log',
    'Mooring',
    'More',
    'Pseudo',
    'Source',
    'Start',
    'Winter',
    'winter',
    'harbor',
  ],
  ...['The winter berths are open.', 'Where a visit begins.', 'العربية', 'ChatGPT', 'Claude', 'Perplexity', 'Markdown'],
  ...[
    'Every light of the coast, as a sailor sees it at night.',
    'Two lines at the bow, two at the stern.',
    'Atom',
    'JSON Feed',
    'RSS',
    'lights',
    'zzz',
  ],
];

/** Texts and names of the page, but for what is in another language than the interface, and for keys and dates. */
function readInterface(results: string): string[] {
  const skipped = `[lang="en"], script, style, noscript, time, kbd, code, [role="${results}"]`;
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) texts.push(node.nodeValue ?? '');
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '');
  }
  return texts;
}

/** Takes out what is marked, from the inside out; a word around an element has one half of its mark on either side. */
function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest.replace(/⟦.*$|^.*⟧/g, '') : withoutMarked(rest);
}

/**
 * What of them is neither marked nor the site's own.
 * @param results role of what is the text of pages
 */
async function unmarked(page: Page, results = 'none'): Promise<string[]> {
  const texts = await page.evaluate(readInterface, results);
  const own = [...ownTexts].sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    const rest = own.reduce((left, one) => left.replaceAll(one, ''), withoutMarked(text));
    return /\p{L}{2}/u.test(rest.replace(/\/[\w/-]+/g, ''));
  });
}

const markedPages = [
  ...['', 'docs/start', 'docs/guides/lights', 'docs/category/guides', 'docs/tags', 'docs/tags/harbor', 'all-pages'],
  ...['blog', 'blog/archive', 'blog/tags', 'blog/authors', 'blog/authors/ann', 'blog/2026/01/02/ice'],
];

test('every word of the interface is one of the table', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of markedPages) {
    await open(page, `en-XA/${address}`);
    expect([address, await unmarked(page)]).toEqual([address, []]);
  }
});

test('so are those of the search, of the shortcuts and of menus', async ({ page }) => {
  await open(page, 'en-XA/docs/start');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  for (const query of ['', 'lights', 'zzz', '>', '>zzz']) {
    await field.fill(query);
    await expect.poll(() => unmarked(page, query === 'lights' ? 'option' : 'none')).toEqual([]);
  }
});

test('a translated page is in its language, with the interface around it, and one that is not is the original, and says so', async ({
  page,
}) => {
  await open(page, 'es/docs/start');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // Browsers divide long words of languages that have many, and never code.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
  await expect(page).toHaveTitle('Comienzo | Harbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comienzo');
  await expect(page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
    'href',
    /\/i18n\/es\/.*start\.mdx$/,
  );
  const main = page.getByRole('navigation', { name: 'Principal' });
  await expect(main.getByRole('link')).toHaveText(['Manual', 'Diario', 'Source']);
  await expect(page.getByText('Los amarres de invierno están abiertos.')).toBeVisible();
  await expect(page.getByRole('note', { name: 'Nota' })).toContainText('estrechos');
  await page.getByRole('link', { name: 'el amarre' }).click();
  await expect(page).toHaveURL(at('/es/docs/guides/mooring#lines'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amarre');
  await expect(page.getByRole('navigation', { name: 'Páginas de la documentación' }).getByRole('link')).toHaveText([
    'Comienzo',
    'Guías',
    'Lights',
    'Amarre',
  ]);

  await open(page, 'es/docs/guides/lights');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(notice(page, /Sin traducir/)).toContainText('inglés');
  await expect(page.getByText('Every light of the coast').last()).toBeVisible();
  expect(
    await page
      .getByText('Every light of the coast')
      .last()
      .evaluate((text) => text.closest('[lang]')?.getAttribute('lang')),
  ).toBe('en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${url}${basePath}/docs/guides/lights`);
  await notice(page, /Sin traducir/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(at('/docs/guides/lights'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(notice(page, /Sin traducir|Not translated/)).toHaveCount(0);
});

test('names of pages that are not translated are in the language of the original', async ({ page }) => {
  const languageOf = (link: Locator) =>
    link.evaluate((element) => (element.querySelector('bdi') ?? element).closest('[lang]')?.getAttribute('lang'));
  await open(page, 'es/docs/guides/mooring');
  const pages = page.getByRole('navigation', { name: 'Páginas de la documentación' });
  await expect.poll(() => languageOf(pages.getByRole('link', { name: 'Lights' }))).toBe('en');
  expect(await languageOf(pages.getByRole('link', { name: 'Amarre' }))).toBe('es');
  expect(await languageOf(page.locator('a[rel="prev"], a[rel="next"]').filter({ hasText: 'Lights' }))).toBe('en');
  expect(await languageOf(pages.getByRole('button', { name: 'Guías', exact: true }))).toBe('es');
  await open(page, 'ar/docs/start');
  expect(await languageOf(page.getByRole('navigation').getByRole('button', { name: 'Guides', exact: true }))).toBe(
    'en',
  );
  await open(page, 'es/docs/category/guides');
  expect(
    await languageOf(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: /Lights/ }),
    ),
  ).toBe('en');
  await open(page, 'es/blog/archive');
  for (const list of ['.recent-posts', 'main'])
    for (const [name, language] of [
      ['crane', 'en'],
      ['hielo', 'es'],
    ])
      expect(await languageOf(page.locator(`${list} a[href$="${name}"]`)), list).toBe(language);
});

/** Texts of documents and of what names them below some elements, where these say another language or direction than theirs. */
function mistakenTexts({ within, code, texts }: { within: string; code: string; texts: string }): string[] {
  const original = new RegExp(texts, 'u');
  // What is called so in every language, people, and where a page lies.
  const anywhere = /^(?:RSS|Atom|JSON Feed|Ann Lee|\/[\w/-]+)$/;
  const mistaken: string[] = [];
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around } = node;
      const text = node.nodeValue?.trim() ?? '';
      if (!around || !/\p{L}{2}/u.test(text) || anywhere.test(text)) continue;
      // What is hidden and has an id gives its name to something that is not, such as a group of results.
      if (around.closest('script, noscript, figure, code, kbd, [lang][hreflang], [aria-hidden="true"]:not([id])'))
        continue;
      const lang = around.closest('[lang]')?.getAttribute('lang');
      const wanted = original.test(text) ? 'en' : code;
      if (lang !== wanted) mistaken.push(`${lang}: ${text}`);
      else if (lang === 'en' && getComputedStyle(around).direction !== 'ltr') mistaken.push(`rtl: ${text}`);
    }
  }
  return mistaken;
}

/** What tells the texts of the originals from those of a language. */
const originalTexts = {
  es: 'Lights|sailor|sees it|Every light|Port side|Starboard|Red$|Green$|crane|It came by ship|Harbor|harbor|Winter|winter|every (?:berth|visitor)|first ice|Mooring|Guides',
  ar: '^[^\\p{Script=Arabic}]+$',
};

for (const [code, texts] of Object.entries(originalTexts)) {
  test.describe('without scripts', () => {
    // The browser reports preloads of scripts it may not run.
    test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

    test(`every page in ${code} is there, and every text on it says its language where that is another one`, async ({
      page,
    }) => {
      const pages = pagesOf(languages.out).filter((address) => address.split('/')[0] === code);
      expect(pages.length).toBeGreaterThan(10);
      test.setTimeout(120_000);
      const within = 'main, main ~ aside, .docs-sidebar, .recent-posts';
      const looked: [string, string[]][] = [];
      for (const address of pages) {
        expect((await page.goto(address))?.status(), address).toBe(200);
        expectNames(namesOf(await page.content()), address, languages.site);
        looked.push([address, await page.evaluate(mistakenTexts, { within, code, texts })]);
      }
      expect(looked.filter(([, mistaken]) => mistaken.length > 0)).toEqual([]);
    });
  });

  test(`so does every result of the search in ${code}`, async ({ page }) => {
    await open(page, `${code}/docs/start`);
    const within = '.docs-sidebar, [role="listbox"]';
    const mistaken = () => page.evaluate(mistakenTexts, { within, code, texts });
    expect(await mistaken()).toEqual([]);
    await page.keyboard.press('Control+k');
    const listed = page.getByRole('option').getByText('Lights');
    for (const query of ['', 'sailor']) {
      await page.getByRole('combobox').fill(query);
      await expect(listed.first()).toBeVisible();
      expect([query, await mistaken()]).toEqual([query, []]);
    }
  });
}

test('the menu opens by mouse and keyboard, gives the focus back and leads to the same page in another language', async ({
  page,
}) => {
  await open(page, 'docs/start');
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Español' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page).toHaveURL(at('/es/docs/start'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await menu(page).press('Enter');
  await page.getByRole('menuitem', { name: 'العربية' }).press('Enter');
  await expect(page).toHaveURL(at('/ar/docs/start'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('البداية');
});

test('Arabic words in code stay where they are written, and so do those in the title of code', async ({ page }) => {
  await open(page, 'ar/docs/start');
  const places = await page
    .locator('.code-block')
    .first()
    .evaluate((block) => {
      const left = (element: Element | null, at: number) => {
        const range = document.createRange();
        range.selectNodeContents(element ?? block);
        const [text] = element?.childNodes ?? [];
        if (text) range.setStart(text, at);
        return Math.round(range.getBoundingClientRect().left);
      };
      const code = block.querySelector('code');
      if (code) code.innerHTML = '<span class="s">مرحبا</span>; <span class="c">// تعليق</span>';
      const title = block.querySelector('.code-title > *');
      title?.replaceChildren('src/الملف.ts');
      return {
        code: left(block.querySelector('.s'), 0) < left(block.querySelector('.c'), 0),
        title: left(title, 0) < left(title, 9),
      };
    });
  expect(places).toEqual({ code: true, title: true });
});

test('query and hash stay for the same page in another language, words that are lit do not', async ({ page }) => {
  await open(page, 'docs/guides/mooring?os=mac&highlight=lines#lines');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/docs\/guides\/mooring\?os=mac#lines$/);
  await open(page, 'docs/guides/mooring?os=linux#lines');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/docs\/guides\/mooring\?os=linux#lines$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').nth(1).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/handbook\/docs\/guides\/mooring\?os=linux#lines$/);
});

test('where a translation has an address of its own, the menu leads there, on narrow screens by links, and to the nearest page of one without', async ({
  page,
}) => {
  await open(page, 'blog/2026/01/02/ice');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page).toHaveURL(at('/es/blog/hielo'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hielo en el puerto');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(at('/blog/2026/01/02/ice'));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const languageLinks = page.getByRole('dialog').getByRole('group', { name: 'Language: English' });
  await expect(languageLinks.getByRole('link')).toHaveText(['English', 'Español', 'العربية', 'Pseudo']);
  await expect(languageLinks.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await languageLinks.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(at('/es/blog/hielo'));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the language chosen last is offered beside the menu of a page in another one, which stays as it is', async ({
  page,
}) => {
  await open(page, 'docs/start');
  const offered = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Español' });
  await expect(offered).toHaveCount(0);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page).toHaveURL(at('/es/docs/start'));
  await open(page, 'docs/guides/mooring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mooring');
  await offered.click();
  await expect(page).toHaveURL(at('/es/docs/guides/mooring'));
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'English' })).toHaveCount(
    0,
  );
});

test.describe('without scripts', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('the list of all pages leads to the other languages', async ({ page }) => {
    await page.goto('docs/start');
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('main').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(at('/ar/all-pages'));
    await expect(page.getByRole('main').getByRole('link', { name: 'البداية' })).toBeVisible();
  });
});

test('the search finds the pages of the language, and what is not translated once, as its original', async ({
  page,
}) => {
  await open(page, 'es/docs/start');
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('combobox').fill('cabos');
  await expect(page.getByRole('option').first().getByRole('link')).toHaveAttribute(
    'href',
    /\/es\/docs\/guides\/mooring/,
  );
  const { pages, suggestions } = JSON.parse(exported('search/es/search-doc.json')) as {
    pages: { route: string; title: string }[];
    suggestions: string[];
  };
  expect(pages.filter(({ title }) => title === 'Lights').map(({ route }) => route)).toEqual(['/docs/guides/lights']);
  expect(pages.filter(({ title }) => title === 'Comienzo').map(({ route }) => route)).toEqual(['/es/docs/start']);
  expect(suggestions).toEqual(['/es/docs/start', '/docs/guides/lights']);
});

test('machines are told of every language', () => {
  const links = [
    ...exported('es/docs/start.html').matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
  ];
  const start = `${url}${basePath}`;
  expect(links.map(([, code, href]) => [code, href])).toEqual([
    ['en', `${start}/docs/start`],
    ['es', `${start}/es/docs/start`],
    ['ar', `${start}/ar/docs/start`],
    ['x-default', `${start}/docs/start`],
  ]);
  const sitemap = exported('sitemap.xml');
  expect(sitemap).toContain(`<loc>${start}/es/docs/start</loc>`);
  expect(sitemap).not.toContain(`${start}/es/docs/guides/lights`);
  // A list of posts that are all in another language is that of the other language.
  expect(sitemap).toContain(`<loc>${start}/es/blog</loc>`);
  expect(sitemap).not.toContain(`${start}/ar/blog`);
  expect(exported('blog.html')).not.toContain(`${start}/ar/blog"`);
  expect(exported('ar/blog.html')).toContain(`<link rel="canonical" href="${start}/blog"/>`);
  expect(exported('es/docs/start.md')).toContain('# Comienzo');
  expect(existsSync(join(languages.out, 'es/docs/guides/lights.md'))).toBe(false);
  expect(exported('es/llms.txt')).toMatch(/^## Documentación\n\n- \[Comienzo\]/m);
  expect(exported('es/llms.txt')).not.toContain('Lights');
  expect(exported('es/blog/rss.xml')).toContain('<title>Hielo en el puerto</title>');
  expect(exported('es/blog/rss.xml')).not.toContain('A new crane');
  expect(exported('es/blog/rss.xml')).toContain('<language>es</language>');
});

test.describe('without a page', () => {
  test.use({ provoked: /404/ });

  test('an address answers in its language', async ({ page }) => {
    await page.goto('es/docs/nowhere', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Página no encontrada');
    await page.getByRole('searchbox').fill('Lights');
    await expect(page.getByRole('main').getByText('Lights', { exact: true })).toHaveAttribute('lang', 'en');
  });
});

test('from right to left arrows of links turn, and diagrams do not', async ({ page }) => {
  await open(page, 'ar');
  const turned = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').transform);
  expect(await turned(page.getByRole('link', { name: 'اقرأ الدليل' }))).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await turned(page.getByRole('link', { name: 'كل الأدلة' }))).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await expect(page.getByRole('figure', { name: 'طريق الحبل' }).getByRole('group')).toHaveCSS('direction', 'ltr');
});

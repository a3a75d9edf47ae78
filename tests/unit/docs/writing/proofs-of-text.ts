import { expect } from 'vitest';
import type { Proofs } from './example-site';

/** What examples say of words, headings, links, pictures, lists and tables. */
export const proofsOfText: Proofs = {
  'two formulas in the line, two in lines of their own, and a price.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.all('math')).toHaveLength(4);
    expect(page.all('span', { class: 'katex-display' })).toHaveLength(2);
    expect(page.text).toContain('It costs $5.');
  },
  'words in each form, two keys, a line that ends at the break, a plain `{` and `<`, and a quotation with a bar beside it.':
    async ({ render }, path) => {
      const { page } = await render(path);
      expect(page.texts('strong')).toEqual(['Strong']);
      expect(page.texts('em')).toEqual(['emphasis']);
      expect(page.texts('del')).toEqual(['struck out']);
      expect(page.texts('code')).toEqual(['code']);
      expect(page.texts('a', { href: 'https://example.com' })).toEqual(['https://example.com']);
      expect(page.texts('kbd')).toEqual(['Ctrl', 'K']);
      expect(page.all('br')).toHaveLength(1);
      expect(page.text).toContain('A {brace} and a < are written like this.');
      expect(page.texts('blockquote')).toEqual(['A quotation.']);
      expect(page.text).not.toMatch(/comment|either/);
    },
  'headings they can link to as `#set-up-the-sdk`, `#needs` and `#set-up-the-sdk-1`; the `{#needs}` is not shown.':
    async ({ render }, path) => {
      const { page, toc } = await render(path);
      const headings = [...page.all('h2'), ...page.all('h3')];
      expect(headings.map(({ attributes }) => attributes['id'])).toEqual([
        'set-up-the-sdk',
        'set-up-the-sdk-1',
        'needs',
      ]);
      expect(page.texts('h3')).toEqual(['What you need']);
      expect(toc.map(({ id }) => id)).toEqual(['set-up-the-sdk', 'needs', 'set-up-the-sdk-1']);
    },
  'links that lead to pages, headings and files of this site, and one to another site, which opens in a new tab.':
    async ({ render }, path) => {
      const { page } = await render(path);
      const links = page.all('p').flatMap((paragraph) => paragraph.all('a'));
      expect(links.map(({ text, attributes }) => [text, attributes['href']])).toEqual([
        ['a page', '/fg-api/docs/services/store'],
        ['its heading', '/fg-api/docs/services/store#buy'],
        ['from the root of docs', '/fg-api/docs/intro'],
        ['an address', '/fg-api/docs/intro'],
        ['a heading here', '#rules'],
        ['a file beside the page', '/fg-api/assets/docs/services/prices.pdf'],
        ['a file of public', '/fg-api/files/terms.pdf'],
        ['unchecked', '/fg-api/files/report.json'],
        ['mail', 'mailto:ann@example.com'],
        ['another site', 'https://www.wikipedia.org'],
      ]);
      expect(page.texts('a', { target: '_blank' })).toEqual(['another site']);
    },
  'three pictures, the second with a tooltip, the third 120 pixels wide; the page does not jump while the first two load.':
    async ({ render }, path) => {
      const pictures = (await render(path)).page.all('img');
      expect(pictures.map(({ attributes: { alt, title, src, width, height } }) => [alt, title, src, width, height]))
        // The picture of the test measures 192 by 192 pixels.
        .toEqual([
          ['A lobby with four players', undefined, '/fg-api/assets/docs/services/lobby.png', '192', '192'],
          ['The logo of the site', 'Nexus', '/fg-api/img/logo.png', '192', '192'],
          ['The lobby, small', undefined, '/fg-api/assets/docs/services/lobby.png', '120', undefined],
        ]);
    },
  'one of the two, by the colour mode they are in.': async ({ render }, path) => {
    const sources = (await render(path)).page.all('img').map(({ attributes }) => attributes['src']);
    // The two ends that app/styles/prose.css hides in the other mode.
    expect(sources).toEqual([
      '/fg-api/assets/docs/services/lobby.png#gh-light-mode-only',
      '/fg-api/assets/docs/services/lobby-dark.png#gh-dark-mode-only',
    ]);
  },
  'a numbered list with a list in it, and two boxes, one of them ticked.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.all('ol').flatMap((list) => list.all('ul').flatMap((inner) => inner.texts('li')))).toEqual([
      'with a point of its own',
    ]);
    const boxes = page.all('input', { type: 'checkbox' });
    expect(boxes.map(({ attributes }) => 'checked' in attributes)).toEqual([true, false]);
  },
  'a table with a heading above each column; on a narrow screen it scrolls by itself.': async ({ render }, path) => {
    const [scroller] = (await render(path)).page.all('div', { class: 'table-scroll' });
    expect(scroller?.texts('th')).toEqual(['Plan', 'Price']);
    expect(scroller?.texts('td')).toEqual(['Free', '0', 'Studio', '49']);
  },
  'a small 1 that leads to the note at the end of the page, and there a link back.': async ({ render }, path) => {
    const { page } = await render(path);
    const [mark] = page.all('sup').flatMap((raised) => raised.all('a'));
    const note = mark?.attributes['href']?.slice(1) ?? '';
    expect(mark?.text).toBe('1');
    const [back] = page.all('li', { id: note }).flatMap((item) => item.all('a'));
    expect(back?.attributes['href']).toBe(`#${mark?.attributes['id']}`);
  },
  'a centred line with a low 2 and a marked word.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.all('p')[0]?.attributes['style']).toBe('text-align:center');
    expect([...page.texts('sub'), ...page.texts('mark')]).toEqual(['2', 'this']);
  },
  'the braces, and a line break.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.text).toContain('A {brace} is text,');
    expect(page.all('br')).toHaveLength(1);
  },
  '“The limit is 5 MB, or 5120 KB.”': async ({ render }, path) => {
    expect((await render(path)).page.text).toBe('The limit is 5 MB, or 5120 KB.');
  },
};

import { expect } from 'vitest';
import { fixtureSite } from '../../lib/check/fixture-site';
import type { Proofs } from './example-site';

/** What examples say of the parts a page is made of. */
export const proofsOfParts: Proofs = {
  'boxes with an icon and a colour each, headed “Note”, “Save time”, “Warning”, “Danger” and “Info”, the danger inside of the warning.':
    async ({ render }, path) => {
      const { page } = await render(path);
      const boxes = page.all('div', { role: 'note' });
      expect(page.texts('p', { class: 'admonition-title' })).toEqual([
        'Note',
        'Save time',
        'Warning',
        'Danger',
        'Info',
      ]);
      expect(boxes.map(({ attributes }) => attributes['class'])).toEqual(
        ['note', 'tip', 'warning', 'danger', 'info'].map((kind) => `admonition admonition-${kind}`),
      );
      expect(boxes[2]?.all('div', { role: 'note' })).toHaveLength(1);
      const icons = page.all('span').map(({ attributes }) => attributes['class']);
      expect(icons).toEqual(['note', 'tip', 'warning', 'danger', 'info'].map((kind) => `icon icon-${kind}`));
    },
  'the box of a tip, headed “Tip”.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.texts('p', { class: 'admonition-title' })).toEqual(['Tip']);
    expect(page.all('div', { role: 'note' })[0]?.attributes['class']).toBe('admonition admonition-tip');
    expect(page.all('blockquote')).toEqual([]);
  },
  'two lines they can open and close, the second one open, also without JavaScript.': async ({ render }, path) => {
    const { page } = await render(path);
    const lines = page.all('details');
    expect(page.texts('summary')).toEqual(['Why is that?', 'And that?']);
    expect(lines.map(({ attributes }) => 'open' in attributes)).toEqual([false, true]);
    expect(page.texts('strong')).toEqual(['Markdown']);
  },
  'two tabs, “TypeScript” and “JavaScript”, and the panel of the second; the first comes on a click.': async (
    { render },
    path,
  ) => {
    const { page } = await render(path);
    expect(page.texts('button', { role: 'tab' })).toEqual(['TypeScript', 'JavaScript']);
    const shown = page.all('div', { role: 'tabpanel' }).filter(({ attributes }) => !('hidden' in attributes));
    expect(shown.map(({ text }) => text)).toEqual(['For JavaScript.']);
  },
  'numbered steps along a line.': async ({ render }, path) => {
    const [steps] = (await render(path)).page.all('div', { class: 'steps' });
    expect(steps?.all('ol').flatMap((list) => list.texts('li'))).toEqual([
      'Open the dashboard.',
      'Add a project. It needs a name.',
    ]);
  },
  'a card for each other page of the folder, with its title and description.': async ({ render }, path) => {
    const cards = (await render(path)).page.all('ul').flatMap((list) => list.texts('a'));
    expect(cards).toEqual(['StoreSell things.']);
  },
  'two cards side by side: one with a drawing that leads to the store, and one with a picture.': async (
    { render },
    path,
  ) => {
    const [store, logo, ...others] = (await render(path)).page.all('div', { class: 'card' });
    expect(store?.texts('p', { class: 'card-title' })).toEqual(['Store']);
    expect(store?.texts('a', { href: '/fg-api/docs/services/store' })).toEqual(['Store']);
    expect(store?.texts('a', { href: '/fg-api/docs/intro' })).toEqual(['the rules']);
    expect(store?.all('svg')).toHaveLength(1);
    expect(logo?.all('img', { src: '/fg-api/img/logo.png' })).toHaveLength(1);
    expect(logo?.all('a')).toEqual([]);
    expect(others).toEqual([]);
  },
  '“Game services” as the heading of the page, two buttons, and text beside code; on a narrow screen the code stands below.':
    async ({ render, content }, path) => {
      const { page, toc } = await render(path);
      expect(page.texts('h1')).toEqual(['Game services']);
      expect(toc).toMatchObject([{ depth: 1 }, { id: 'one-call', depth: 2 }]);
      const [hero] = page.all('div', { class: 'hero' });
      expect(hero?.texts('a')).toEqual(['Read the docs', 'Browse the services']);
      const columns = page.all('div', { class: 'column' });
      expect(columns.map(({ attributes }) => attributes['data-width'])).toEqual(['2', '3']);
      expect(columns[1]?.all('pre')).toHaveLength(1);
      expect(content.pages).toMatchObject([{ permalink: '/', title: fixtureSite.title }]);
    },
  'the word and its meaning; the word is in the table of contents and can be linked to as `#board`.': async (
    { render },
    path,
  ) => {
    const { page, toc } = await render(path);
    expect(page.texts('dt', { id: 'board' })).toEqual(['Board']);
    expect(page.texts('dd')).toEqual(['A list of the best scores.']);
    expect(page.texts('a', { href: '#board' })).toContain('board');
    expect(toc).toEqual([{ id: 'board', text: 'Board', depth: 3 }]);
  },
  'a drawing, light or dark as the page is, named “How a call travels”; its source stands there until it is drawn.':
    async ({ render }, path) => {
      const [diagram] = (await render(path)).page.all('figure');
      expect(diagram?.attributes['aria-label']).toBe('How a call travels');
      expect(diagram?.texts('pre').join()).toContain('Your game');
    },
  'the same from an attribute.': async ({ render }, path) => {
    const [diagram] = (await render(path)).page.all('figure');
    expect(diagram?.texts('pre')).toEqual(['flowchart LR; game --> nexus']);
  },
  'a list of links to “One” and “Two”.': async ({ render }, path) => {
    const [list] = (await render(path)).page.all('ul', { class: 'toc-inline' });
    expect(list?.texts('a')).toEqual(['One', 'Two']);
  },
  'two tabs, a tip, a link to a page and one to a file.': async ({ render }, path) => {
    const { page } = await render(path);
    expect(page.texts('button', { role: 'tab' })).toEqual(['One', 'Two']);
    expect(page.all('div', { role: 'note' })[0]?.attributes['aria-label']).toBe('Tip: The same as :::tip');
    expect(page.texts('a', { href: '/fg-api/docs/intro' })).toEqual(['Start']);
    expect(page.texts('a', { href: '/fg-api/files/terms.pdf' })).toEqual(['terms']);
  },
};

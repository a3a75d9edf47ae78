import { describe, expect, it } from 'vitest';
import { buildCards } from '@/lib/content/cards';
import { buildSidebar } from '@/lib/content/sidebar';
import { category, doc } from '../../../support/content';

const docs = [
  doc('docs/a.md', { sidebar_label: 'Ay' }, 'About a.'),
  doc('docs/b.md'),
  doc('docs/many/x.md'),
  doc('docs/many/y.md'),
  doc('docs/named/x.md'),
  doc('docs/one/x.md'),
  doc('docs/own/index.md', { description: 'Its own words' }),
  doc('docs/own/x.md'),
];
const sidebar = buildSidebar(docs, [category('docs/named/_category_.yml', { description: 'Some words' })], '/docs');

describe('buildCards', () => {
  const cards = buildCards(sidebar, new Map(docs.map((page) => [page.id, page])), (route) => `/base${route}`);
  const card = (label: string) => cards.find((found) => found.label === label);

  it('makes a card of every item, in order', () => {
    expect(cards.map(({ label }) => label)).toEqual(['Ay', 'b', 'many', 'named', 'one', 'own']);
  });

  it('shows the description of a doc, where it has one', () => {
    expect(card('Ay')).toEqual({ href: '/base/docs/a', label: 'Ay', description: 'About a.', folder: false });
    expect(card('b')?.description).toBeUndefined();
  });

  it('leads from a folder to its page, else to its first doc', () => {
    expect(card('own')).toMatchObject({ href: '/base/docs/own', folder: true });
    expect(card('many')).toMatchObject({ href: '/base/docs/many/x', folder: true });
  });

  it.each([
    ['named', 'Some words'],
    ['own', 'Its own words'],
    ['many', '2 pages'],
    ['one', '1 page'],
  ])('describes the folder %s as %j', (label, description) => {
    expect(card(label)?.description).toBe(description);
  });
});

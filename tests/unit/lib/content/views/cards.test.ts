import { describe, expect, it } from 'vitest';
import { buildCards } from '@/lib/content/views/cards';
import { english } from '@/tests/support/english';
import { docsOf } from '../../../../support/content';

const { sidebars, byId } = docsOf(
  {
    'docs/a.md': { sidebar_label: 'Ay', description: 'About a.' },
    'docs/b.md': {},
    'docs/deep/in/this/x.md': {},
    'docs/deep/in/this/y.md': {},
    'docs/deep/in/that/index.md': {},
    'docs/deep/in/that/x.md': {},
    'docs/many/x.md': {},
    'docs/many/y.md': {},
    'docs/named/x.md': {},
    'docs/one/x.md': {},
    'docs/own/index.md': { description: 'Its own words', sidebar_label: 'own' },
    'docs/own/x.md': {},
  },
  { 'docs/named': { description: 'Some words' } },
);

describe('buildCards', () => {
  const cards = buildCards(sidebars[0]?.items ?? [], byId, (route) => `/base${route}`, english);
  const card = (label: string) => cards.find((found) => found.label === label);

  it('makes a card of every item, in order', () => {
    expect(cards.map(({ label }) => label)).toEqual(['Ay', 'b', 'deep', 'many', 'named', 'one', 'own']);
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
    ['deep', '4 pages'],
    ['one', '1 page'],
  ])('describes the folder %s as %j', (label, description) => {
    expect(card(label)?.description).toBe(description);
  });
});

import { expect, it } from 'vitest';
import { currentLink, isThisPage } from '@/lib/site/current-link';
import type { ShownLink } from '@/schema/link';

const docs: ShownLink = { label: 'Docs', to: '/docs/intro', sections: ['/docs'] };
const api: ShownLink = {
  label: 'API',
  to: '/docs/api/start?tab=one#top',
  versions: { '2.0': '/docs/api/start', '1.0': '/docs/1.0/api/start' },
  sections: ['/docs/api', '/docs/1.0/api'],
};
const blog: ShownLink = { label: 'Blog', to: '/blog' };
const others: ShownLink[] = [
  { label: 'Home', to: '/' },
  { label: 'File', to: 'pathname:///docs/file' },
  { label: 'Away', href: 'https://away.example/docs' },
];
const links = [...others, docs, api, blog];

it.each([
  ['/docs/intro', 'Docs'],
  ['/docs/guides/first', 'Docs'],
  ['/docs/1.0/guides/first', 'Docs'],
  ['/docs/api/start', 'API'],
  ['/docs/api/users', 'API'],
  ['/docs/1.0/api/users', 'API'],
  ['/blog', 'Blog'],
  ['/blog/tags/one', 'Blog'],
  ['/blogs', undefined],
  ['/', 'Home'],
  ['/about', undefined],
])('on %s, the navbar marks %s', (route, label) => {
  expect(currentLink(links, route)?.label).toBe(label);
});

it.each(['/blog/', '/blog?page=1', '/blog/#/top/'])('takes %s for the page it leads to', (to) => {
  expect(isThisPage({ label: 'Blog', to }, '/blog')).toBe(true);
  expect(currentLink([{ label: 'Blog', to }], '/blog/first')?.label).toBe('Blog');
});

it('of links into one section, the first counts, but for one that leads to the page itself', () => {
  const other: ShownLink = { label: 'Other', to: '/docs/other', sections: ['/docs'] };
  expect(currentLink([docs, other], '/docs/third')).toBe(docs);
  expect(currentLink([docs, other], '/docs/other')).toBe(other);
});

it('tells a page from its section', () => {
  expect(isThisPage(api, '/docs/1.0/api/start')).toBe(true);
  expect(isThisPage(api, '/docs/api/users')).toBe(false);
});

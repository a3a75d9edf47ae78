import { expect, it } from 'vitest';
import { withRoom } from '@/lib/import/settings/navbar-room';

const page = (label: string) => ({ label, to: `/${label}` });
const site = (label: string) => ({ label, href: `https://${label}.example` });
const beside = { brand: 100, hasVersions: false, hasLanguages: false };

it('keeps a navbar that fits into a line as it is', () => {
  const navbar = { left: ['Docs', 'Blog'].map(page), right: [site('GitHub')] };
  expect(withRoom(navbar, beside, 'More')).toEqual({ ...navbar, moved: [] });
});

it('puts links to other sites into a menu where the line is too short, then the last ones on the left', () => {
  const menu = { label: 'Languages', items: [site('Translate')] };
  const left = ['Docs', 'LLM/MCP', 'Ecosystem', 'API', 'Community', 'Blog', 'Help', 'Forum', 'Pricing'].map(page);
  const right = [menu, ...['GitHub repository', 'Discord'].map(site)];
  const found = withRoom({ left, right }, { ...beside, hasLanguages: true }, 'More');
  expect(found.moved.map(({ label }) => label)).toEqual(['Forum', 'Pricing', 'GitHub repository', 'Discord']);
  expect(found.left.map(({ label }) => label)).toEqual([
    'Docs',
    'LLM/MCP',
    'Ecosystem',
    'API',
    'Community',
    'Blog',
    'Help',
  ]);
  expect(found.right).toEqual([menu, { label: 'More', items: found.moved }]);
});

it('leaves menus alone, which hold no others', () => {
  const menus = Array.from({ length: 12 }, (_, index) => ({ label: `A long label ${index}`, items: [page('a')] }));
  expect(withRoom({ left: menus, right: [] }, beside, 'More')).toEqual({ left: menus, right: [], moved: [] });
});

it('leaves less room beside a wide logo', () => {
  const navbar = { left: Array.from({ length: 5 }, (_, index) => page(`Chapter ${index} of it`)), right: [] };
  expect(withRoom(navbar, beside, 'More').moved).toEqual([]);
  expect(withRoom(navbar, { ...beside, brand: 300 }, 'More').moved).not.toEqual([]);
});

it('gives up menus of their own for what was added to others first', () => {
  const menu = { label: 'Versions', items: [page('all-versions')] };
  const left = Array.from({ length: 6 }, (_, index) => page(`Chapter ${index}`));
  const found = withRoom(
    { left, right: [menu, site('GitHub')] },
    { ...beside, hasVersions: true },
    'More',
    new Set([menu]),
  );
  expect(found.left).toEqual(left);
  expect(found.right).toEqual([site('GitHub'), { label: 'More', items: menu.items }]);
});

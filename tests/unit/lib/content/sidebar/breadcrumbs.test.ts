import { describe, expect, it } from 'vitest';
import { buildBreadcrumbs, sidebarPaths } from '@/lib/content/sidebar/sidebar';
import { sidebarOf } from '../../../../support/content';

const sidebar = sidebarOf({
  'docs/a/index.md': { title: 'a' },
  'docs/a/b/c.md': { sidebar_label: 'See' },
  'docs/d.md': {},
});
const crumbs = (href: string) => buildBreadcrumbs(sidebarPaths(sidebar).get(href) ?? [], (route) => `/base${route}`);

describe('buildBreadcrumbs', () => {
  it('leads from the outermost folder to the page, linking the folders that have one', () => {
    expect(crumbs('/docs/a/b/c')).toEqual([{ label: 'a', href: '/base/docs/a' }, { label: 'b' }, { label: 'See' }]);
  });

  it('does not link the page itself', () => {
    expect(crumbs('/docs/a')).toEqual([{ label: 'a' }]);
    expect(crumbs('/docs/d')).toEqual([{ label: 'd' }]);
  });

  it('is empty outside of the sidebar', () => {
    expect(crumbs('/docs/nowhere')).toEqual([]);
  });
});

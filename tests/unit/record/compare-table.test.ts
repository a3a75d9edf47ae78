import { expect, it } from 'vitest';
import { tableDifferences } from '@/tests/record/compare-table';
import type { SidebarRow } from '@/tests/support/site-table';
import { tempFolder } from '@/tests/unit/temp-folder';

it('compares sidebars without their HTML, which leads nowhere', () => {
  const items = [
    { label: '', route: null, html: '<hr>', className: 'sidebar-markup' },
    { label: 'Knots', route: '/knots', page: true, items: [{ label: 'Bowline', route: '/knots/bowline' }] },
  ];
  const out = tempFolder({ 'sidebar/current.json': JSON.stringify(items) });
  const differences = (label: string) => {
    const main: SidebarRow[] = [['Knots', '/knots', [[label, '/knots/bowline']]]];
    return tableDifferences({ version: '3', pages: {}, sidebars: { current: { main } } }, out, '/');
  };
  expect(differences('Bowline')).toEqual([]);
  expect(differences('Sheet bend')).toEqual(['sidebar current main is otherwise']);
});

import { describe, expect, it } from 'vitest';
import { isInstalled, packageOf } from '@/lib/content/files/docusaurus-modules';

describe('the package of an import', () => {
  it.each([
    ['chart', 'chart'],
    ['chart/bar.css', 'chart'],
    ['@scope/chart/bar', '@scope/chart'],
    ['prop-types', 'prop-types'],
  ])('is named by %s', (source, name) => expect(packageOf(source)).toBe(name));

  it.each([
    './chart',
    '../chart.tsx',
    '/src/chart',
    '@/chart',
    'node:fs',
    '!!raw-loader!./chart.js',
    'raw-loader!./chart.js',
    'react',
    'react/jsx-runtime',
    'react-dom/client',
    'clsx',
    'classnames',
    '@site/src/chart',
    '@theme/Tabs',
    '@theme-init/Tabs',
    '@docusaurus/plugin-content-docs/client',
    '@generated/docusaurus.config',
  ])('is none for %s', (source) => expect(packageOf(source)).toBeUndefined());

  it('is looked for as Node does', () => {
    expect(isInstalled('react', 'lib')).toBe(true);
    expect(isInstalled('fs', 'lib')).toBe(true);
    expect(isInstalled('chart-of-nobody', 'lib')).toBe(false);
  });
});

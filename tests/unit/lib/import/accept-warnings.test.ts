import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptWarnings } from '@/lib/import/accept-warnings';
import type { LoadedSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { tempFolder } from '@/tests/unit/temp-folder';
import { loadedSite } from './loaded-site';

const settings = {
  title: 'Light',
  tagline: '',
  description: '',
  url: 'https://light.example',
  basePath: '/',
  brand: { title: 'Light' },
  navbar: {},
  footer: { copyright: '' },
};

function found(code: string): Diagnostic {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { severity: 'error', code, file: 'docs/a.md', message: 'It leads nowhere', ...place };
}

function accept(
  codes: readonly string[],
  config: LoadedSite['config'],
  paths: readonly string[] = [],
  code: Partial<LoadedSite> = {},
  report = createReport(),
) {
  const stage = tempFolder({ 'site.config.ts': '' });
  const files = new Map(['site.config.ts', ...paths].map((path) => [path, 'old']));
  const site = loadedSite({
    dir: stage,
    config,
    configText: 'module.exports = {\n  onBrokenLinks: "warn",\n};',
    ...code,
  });
  const diagnostics = acceptWarnings(codes.map(found), { site, settings, stage, files, report });
  return {
    errors: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    config: readFileSync(join(stage, 'site.config.ts'), 'utf8'),
    hash: files.get('site.config.ts'),
    remarks: report.remarks,
  };
}

it('lets pass what the site had Docusaurus only warn of, and says so', () => {
  const { errors, config, hash, remarks } = accept(['link/broken-route', 'link/broken-file', 'mdx/syntax'], {
    onBrokenLinks: 'warn',
  });
  expect(errors).toEqual(['mdx/syntax']);
  expect(config).toContain("contentCheck: { warnings: ['link/broken-file', 'link/broken-route'] }");
  expect(hash).not.toBe('old');
  expect(remarks).toMatchObject([{ fate: 'changed', place: 'docusaurus.config.js:2' }]);
});

it('lets links of components pass too, which are known once pages are made', () => {
  const paths = ['content/components/Card.tsx'];
  expect(accept([], { onBrokenLinks: 'warn' }, paths).config).toContain("warnings: ['link/broken-route']");
  expect(accept([], { onBrokenLinks: 'warn' }).config).toBe('');
  expect(accept([], {}, paths).config).toBe('');
});

it('lets pass what Docusaurus does not look at, and nothing else', () => {
  const codes = ['link/own-address', 'mermaid/syntax', 'link/broken-route', 'link/broken-file', 'image/missing'];
  expect(accept(codes, {}).errors).toEqual(['link/broken-route', 'link/broken-file', 'image/missing']);
  const hooks = { onBrokenMarkdownImages: 'warn' };
  expect(accept(codes, { markdown: { hooks } }).errors).toEqual(['link/broken-route', 'link/broken-file']);
});

it('changes nothing where there is nothing to let pass', () => {
  const { errors, config, hash } = accept(['link/broken-route'], {});
  expect([errors, config, hash]).toEqual([['link/broken-route'], '', 'old']);
});

it('lets links to pages of plugins pass, which did not come, and names the plugins', () => {
  const plugin = (name: string) => ({ kind: 'other', name, ofPreset: false, done: false, options: {} }) as const;
  const plugins = [plugin('@docusaurus/plugin-pwa'), plugin('redocusaurus'), plugin('redocusaurus')];
  const { errors, remarks } = accept(['link/broken-route', 'link/broken-file'], {}, [], { plugins });
  expect(errors).toEqual(['link/broken-file']);
  expect(remarks).toMatchObject([{ fate: 'changed', text: expect.stringContaining('(redocusaurus)') }]);
  const known = [
    ...plugins.slice(0, 1),
    plugin('preset: gtag'),
    { ...plugin('own'), bundles: true },
    plugin('docusaurus-plugin-sass'),
  ];
  expect(accept(['link/broken-route'], {}, [], { plugins: known }).errors).toHaveLength(1);
});

it('lets links pass to pages in code that did not come, and names the pages', () => {
  const report = createReport();
  report.left('The page /lamps, in code', 'src/pages/lamps.tsx', 'Write it.', '/lamps');
  const { errors, remarks } = accept(['link/broken-route'], {}, [], {}, report);
  expect(errors).toEqual([]);
  expect(remarks[1]?.text).toContain('(/lamps)');
});

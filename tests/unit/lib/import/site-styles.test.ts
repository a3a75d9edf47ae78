import { expect, it } from 'vitest';
import type { LoadedSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import { planSiteStyles } from '@/lib/import/styles/site-styles';
import { tempFolder } from '@/tests/unit/temp-folder';

const css = `/* :root { --never: 1 } */
@font-face { font-family: Beam; src: url('../../static/beam.woff2') }
@font-face { font-family: Other; src: url(x.woff2) }
:root { --hero: #fff; --family: Beam; --unused: 1px }
[data-theme='dark'] { --hero: #000; --unused: 2px }
.navbar { color: red }
`;

function plan(files: Record<string, string>, sheet = css) {
  const dir = tempFolder({ 'src/css/custom.css': sheet });
  const site: LoadedSite = {
    ...{ dir, configText: '', configFile: 'docusaurus.config.js', missing: [], config: {} },
    plugins: [
      { kind: 'other', name: 'preset: theme', ofPreset: true, options: { customCss: ['./src/css/custom.css'] } },
    ],
  };
  const roots = [{ kind: 'static', from: 'static', to: 'public', alias: '@site/static' } as const];
  const input = {
    root: '',
    site,
    roots,
    docs: [],
    blog: undefined,
    texts: new Map(),
    redirectPages: new Set<string>(),
    report: createReport(),
  };
  return planSiteStyles(
    Object.entries(files).map(([to, text]) => ({ to, text })),
    input,
  );
}

it('brings the variables, fonts and classes that components use, and no others', () => {
  const styles = plan({
    'content/components/Hero.module.css': '.a { color: var(--hero); font-family: var(--family) }',
    'content/components/Hero.jsx':
      "<div className={clsx('row margin-top--lg', x && 'col--4')} style={{ color: 'var(--ifm-color-emphasis-300)' }} />",
    'content/docs/a.mdx': 'A `margin-top--sm`\n\n<a className="button button--outline" />',
  });
  expect(styles?.to).toBe('site.css');
  expect(styles?.text).toContain("@font-face { font-family: Beam; src: url('./public/beam.woff2') }");
  expect(styles?.text).toContain(
    ':root {\n  --ifm-color-emphasis-300: var(--line);\n  --hero: #fff;\n  --family: Beam;\n}',
  );
  expect(styles?.text).toContain("[data-theme='dark'] {\n  --hero: #000;\n}");
  const rules = styles?.text?.match(/^\.[\w-]+/gm);
  expect(rules).toEqual(['.button', '.button--outline', '.col--4', '.margin-top--lg', '.row']);
  expect(styles?.text).not.toContain('never');
});

it('brings the rules for classes that documents and components name, whole, in their conditions', () => {
  const sheet = `
.speaker, .navbar__item { color: var(--shade); content: "}"; background: url('../../static/a.png') }
.speaker { &:hover { color: red } }
html[data-theme='dark'] .speaker > b { color: white }
.speaker .markdown { color: blue }
.speaker { @apply flex }
.speaker { color: theme('colors.red') }
@media (max-width: 996px) { .speaker { animation: spin 1s } .footer { color: red } }
@theme { --color-x: red }
@page { margin: 0 }
.speaker { @media print { color: black } }
@supports (display: grid) { .footer { color: red } }
@keyframes spin { from { rotate: 0deg } to { rotate: 1turn } }
@keyframes never { from { rotate: 0deg } }
@layer base { :root { --shade: #123 } }
@media (prefers-color-scheme: dark) { :root { --shade: #fff } }
`;
  const text = plan({ 'content/docs/a.mdx': '<div className="speaker" />' }, sheet)?.text;
  expect(text).toBe(`:root {
  --shade: #123;
}

.speaker { color: var(--shade); content: "}"; background: url('./public/a.png') }
.speaker { &:hover { color: red } }
html[data-theme='dark'] .speaker > b { color: white }
@media (max-width: 996px) { .speaker { animation: spin 1s } }
.speaker { @media print { color: black } }
@keyframes spin { from { rotate: 0deg } to { rotate: 1turn } }
`);
});

it('brings the rules for classes that front matter names', () => {
  const sheet =
    '.wide { width: 90rem }\n.wide .tall { height: 1rem }\n.new > a { color: red }\n.other { color: blue }\n';
  const text = plan(
    {
      'content/pages/a.mdx': '---\nwrapperClassName: wide tall\n---\n\n# A\n',
      'content/docs/a.md': '---\nsidebar_class_name: new\ntitle: other\n---\n\nwrapperClassName: other\n',
    },
    sheet,
  )?.text;
  expect(text).toBe('.wide { width: 90rem }\n.wide .tall { height: 1rem }\n.new > a { color: red }\n');
});

it('brings the rules for classes that sidebars name', () => {
  const names = ['.new', '.rule', '.part', '.old', '.label'];
  const text = plan(
    {
      'content/sidebars.json': JSON.stringify({
        main: [
          { type: 'category', label: 'label', className: 'new', items: [{ type: 'html', value: '<hr class="rule">' }] },
        ],
      }),
      'content/docs/a/_category_.yml': 'label: A\nclassName: part\n',
      'content/versioned_sidebars/version-1-sidebars.json': '{"main":[{"type":"doc","id":"a","className":"old"}]}',
      'content/docs/b/_category_.json': '{',
    },
    names.map((name) => `${name} { color: red }`).join('\n'),
  )?.text;
  expect(text?.match(/^\.\w+/gm)).toEqual(names.slice(0, -1));
});

it('leaves a style sheet alone that it cannot read', () => {
  expect(plan({ 'content/docs/a.mdx': '<div className="a" />' }, '.a { color: red')).toBeUndefined();
});

it('is not written where nothing is asked of style sheets', () => {
  expect(plan({ 'content/components/A.jsx': '<b />' })).toBeUndefined();
  expect(plan({ 'content/docs/a.md': '<b class="mine" />' })).toBeUndefined();
});

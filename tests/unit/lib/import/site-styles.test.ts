import { expect, it } from 'vitest';
import { createReport } from '@/lib/import/report';
import { knownUtilities } from '@/lib/import/styles/known-utilities';
import { planSiteStyles } from '@/lib/import/styles/site-styles';
import { tempFolder } from '@/tests/unit/temp-folder';
import { loadedSite } from './loaded-site';

const css = `/* :root { --never: 1 } */
@font-face { font-family: Beam; src: url('../../static/beam.woff2') }
@font-face { font-family: Other; src: url(x.woff2) }
:root { --hero: #fff; --family: Beam; --unused: 1px }
[data-theme='dark'] { --hero: #000; --unused: 2px }
.navbar { color: red }
`;

const knows = await knownUtilities(process.cwd());

function plan(files: Record<string, string>, sheet = css, name = 'custom.css', report = createReport()) {
  const dir = tempFolder({ [`src/css/${name}`]: sheet });
  const site = loadedSite({
    dir,
    plugins: [{ kind: 'other', name: 'preset: theme', ofPreset: true, options: { customCss: [`./src/css/${name}`] } }],
  });
  const roots = [{ kind: 'static', from: 'static', to: 'public' } as const];
  const input = {
    root: '',
    site,
    roots,
    docs: [],
    blog: undefined,
    texts: new Map(),
    redirectPages: new Set<string>(),
    knows,
    report,
  };
  const [styles] = planSiteStyles(
    Object.entries(files).map(([to, text]) => ({ to, text })),
    input,
    [`src/css/${name}`],
  );
  return styles;
}

it('gives heroes of a colour their background, which is that of all heroes else', () => {
  const styles = plan({ 'content/components/A.jsx': '<header className="hero hero--dark hero--primary" />' }, '');
  const selectors = styles?.text?.match(/^\.[^{]*hero[^{]*(?= \{)/gm);
  // As specific as the first, and behind it.
  expect(selectors).toEqual(['.landing-whole .hero', '.hero.hero--dark', '.hero.hero--primary']);
});

it('brings the classes that admonitions have in braces', () => {
  const sheet = '.deep { color: navy }\n.blue { color: blue }\n.wide { width: 9rem }\n.other { color: red }';
  const text = ':::note{.deep .blue}\na\n:::\n\n> :::tip[Wide]{#x .wide}\n> a\n> :::\n';
  const styles = plan({ 'content/docs/a.mdx': text }, sheet);
  expect(styles?.text?.match(/^\.[\w-]+/gm)).toEqual(['.deep', '.blue', '.wide']);
});

it('brings the variables, fonts and classes that components use, and no others', () => {
  const styles = plan({
    'content/components/Hero.module.css':
      '.a { color: var(--hero); fill: var(--ifm-font-base-color); font-family: var(--family) }',
    'content/components/Hero.jsx':
      "<div className={clsx('row margin-top--lg', x && 'col--4')} style={{ color: 'var(--ifm-color-emphasis-300)' }} />",
    'content/docs/a.mdx': 'A `margin-top--sm`\n\n<a className="button button--outline" />',
  });
  expect(styles?.to).toBe('site.css');
  expect(styles?.text).toContain("@font-face { font-family: Beam; src: url('./public/beam.woff2') }");
  expect(styles?.text).toContain(
    ':root {\n  --ifm-font-base-color: var(--text);\n  --ifm-color-emphasis-300: var(--line);\n  --hero: #fff;\n  --family: Beam;\n}',
  );
  expect(styles?.text).toContain("[data-theme='dark'] {\n  --hero: #000;\n}");
  const rules = styles?.text?.match(/^\.[\w-]+/gm);
  expect(rules).toEqual(['.button', '.button--outline', '.col--4', '.margin-top--lg', '.row']);
  expect(styles?.text).toContain('.button--outline { background: transparent; color: inherit }');
  expect(styles?.text).not.toContain('never');
});

it.each(['scss', 'sass', 'less'])('brings the variables that modules in %s use', (ending) => {
  const text = plan({ [`content/components/Hero.module.${ending}`]: '.row { &__a { color: var(--hero) } }' })?.text;
  expect(text).toContain(':root {\n  --hero: #fff;\n}');
  expect(text).not.toMatch(/^\.row/m);
});

it('brings rules for classes that code joins without quotes', () => {
  const code =
    "export default ({ wide }) => <b className={classnames('a', { wide, high: 1 }, styles)} style={{ card: 1 }} />;";
  const text = plan(
    { 'content/components/A.jsx': code },
    '.wide { top: 0 }\n.high { top: 1px }\n.card { top: 2px }',
  )?.text;
  expect(text).toContain('.wide { top: 0 }');
  expect(text).toContain('.high { top: 1px }');
  expect(text).not.toContain('.card');
});

it('knows classes of Infima by their meaning', () => {
  const names = 'badge--success button--danger alert--info text--primary clean-list card text--none';
  const text = plan({ 'content/docs/a.mdx': `<p className="${names}" />` }, '')?.text;
  expect(text).toContain('.badge--success { border-color: #00a400; background: #00a400; color: #1c1e21 }');
  expect(text).toContain('.alert--info { --alert: #54c7ec }\n');
  expect(text).toContain('.text--primary { color: var(--link) }');
  expect(text).toContain('.clean-list { padding: 0; list-style: none }');
  // A link can be one: its border goes around all of it.
  expect(text).toMatch(/\.card\S+ \{ display: flex; flex-direction: column;/);
  expect(text).not.toContain('text--none');
});

it('gives the colours of a part of the page to links and buttons in it', () => {
  const sheet = `:root { --ifm-color-primary: red }
.dark { --ifm-link-color: white; --ifm-color-primary: gold; --ifm-button-color: black }`;
  const text = plan({ 'content/docs/a.mdx': '<p className="dark" />' }, sheet)?.text ?? '';
  const own = Array.from(text.matchAll(/(--(?:link|brand-fill|on-brand)): (\w+)/g), ([, name, value]) => [name, value]);
  expect(own).toEqual([
    ['--link', 'gold'],
    ['--brand-fill', 'gold'],
    ['--link', 'white'],
    ['--on-brand', 'black'],
  ]);
  expect(text).not.toContain(':root { --link');
});

it('gives the sizes that a part of the page sets for headings and lists to those in it, as weakly as Infima', () => {
  const sheet = `:root { --ifm-h1-font-size: 3rem }
.wide { --ifm-h2-font-size: 2rem; --ifm-heading-margin-bottom: 0 }
@media (min-width: 996px) { .wide { --ifm-list-left-padding: 1rem } }
.plain { top: 0 }`;
  const text = plan({ 'content/docs/a.mdx': '<p className="wide plain" />' }, sheet)?.text ?? '';
  expect(text).toMatch(
    /:where\(\.wide\) h2 \{\s*font-size: 2rem\s*\}\s*:where\(\.wide\) :is\(h1, [^)]+\) \{\s*margin-block-end: 0\s*\}/,
  );
  expect(text).toMatch(
    /@media[^{]+\{\s*\.wide[^}]+\}\s*:where\(\.wide\) :is\(ul, ol\) \{\s*padding-inline-start: 1rem/,
  );
  expect(text).not.toContain(' h1 {');
});

it('moves columns to the edge of narrow windows, whatever their offset', () => {
  const text = plan({ 'content/docs/a.mdx': '<p className="col col--4 col--offset-2 clean-btn button" />' }, '')?.text;
  expect(text).toMatch(/@media \(max-width: 996px\) { .col {[^}]*margin-inline-start: 0 !important }/);
  expect(text).toContain('.clean-btn:not(.button) {');
});

it('knows the colours and sizes of Infima that rules of the site use', () => {
  const sheet =
    '.low { color: var(--ifm-color-secondary-dark); border-color: var(--ifm-color-gray-700); top: var(--ifm-leading); left: var(--ifm-none) }';
  expect(plan({ 'content/docs/a.mdx': '<p className="low" />' }, sheet)?.text).toContain(
    ':root {\n  --ifm-color-secondary-dark: #d4d5d8;\n  --ifm-color-gray-700: #606770;\n  --ifm-leading: 1.25rem;\n}\n',
  );
});

it('brings the rules for classes that documents and components name, whole, in their conditions', () => {
  const sheet = `
.speaker, .navbar__item { color: var(--shade); content: "}"; background: url('../../static/a.png') }
.speaker { &:hover { color: red } }
html[data-theme='dark'] .speaker > b { color: white }
.speaker .markdown { color: blue }
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

it("leaves utilities that Tailwind has itself, and names those of the site's own", () => {
  const sheet = `@tailwind components;
@theme { --color-tide: #08f }
@layer components { .lamp { @apply flex lg:px-16 dark:bg-gray-800 !important; } }
.lamp > .speaker { @apply p-4 bg-panel; top: 0 }
.speaker { @apply tide !important; left: 0 }
.lamp { color: theme('colors.tide') }
.other { @apply dusk }`;
  const report = createReport();
  const text = plan({ 'content/docs/a.mdx': '<p className="lamp speaker" />' }, sheet, 'custom.css', report)?.text;
  expect(text).toBe(`@layer components { .lamp { @apply flex lg:px-16 dark:bg-gray-800 !important; } }
.lamp > .speaker { @apply p-4; top: 0 }
.speaker { left: 0 }
`);
  expect(report.remarks.filter(({ fate }) => fate === 'left').map(({ text }) => text)).toEqual([
    'Colours and sizes of Tailwind: `@theme`',
    "Utilities of the site's own Tailwind: bg-panel, tide",
  ]);
});

it('gives borders the pale colour that Tailwind 3 gave them', () => {
  const files = { 'content/docs/a.mdx': '<p className="border row" />' };
  const pale = '@layer base { :where(.prose, .landing-whole) :where(*) { border-color: var(--line) } }';
  expect(plan(files, '@tailwind base;\n@tailwind utilities;')?.text).toContain(pale);
  expect(plan(files, "@import 'tailwindcss';")?.text).not.toContain('@layer base');
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

it('writes rules of Sass as CSS, and names those that only Sass can make', () => {
  const sheet = `
@use "sass:math";
$deep: #002244; // of the sea
$wall: $deep !default;
@mixin round { border-radius: 1px }
.speaker {
  color: $wall; // as it is
  &__name { width: calc(100% - #{$gap}); $gap: 2px }
  &:hover, .low & { color: red }
  @media (max-width: 996px) { b { background: url(data:image/svg+xml;%3Csvg*$) } }
  margin: 0;
}
.speaker { @include round; top: 0 }
.speaker i { color: darken($wall, 5%); left: math.div(1px, 2); right: 1px * 2; border-color: rgba($deep, 0.5) }
.speaker-#{$wall} .other { color: blue }
.gone { @include round }
@each $name in a, b { .speaker-#{$name} { color: red } }
.speaker { animation: spin 1s }
@keyframes spin { 50% { color: $wall } }
`;
  const report = createReport();
  const files = { 'content/docs/a.mdx': '<p className="speaker speaker__name low" />' };
  const styles = plan(files, sheet, 'custom.scss', report);
  expect(styles?.text?.replace(/\s+/g, ' ')).toBe(
    '.speaker { color: #002244 } .speaker:hover, .low .speaker { color: red } @media (max-width: 996px) { .speaker b { background: url(data:image/svg+xml;%3Csvg*$) } } .speaker { margin: 0 } .speaker { border-radius: 1px; top: 0 } .speaker { animation: spin 1s } @keyframes spin { 50% { color: #002244 } } ',
  );
  expect(report.remarks.filter(({ fate }) => fate === 'left').map(({ text }) => text)).toEqual([
    'Rules that only Sass can make: .speaker__name',
    'Rules that only Sass can make: .speaker i',
    'Rules that only Sass can make: @each',
  ]);
});

it('puts placeholders and mixins of Sass in, and names those that only Sass can', () => {
  const sheet = `
$gap: 2px;
%link { color: blue; &:hover { color: red } }
%link { top: 0 }
@mixin box($width, $gap: 4px) { width: $width; margin: $gap; .low-#{$width} & { left: $gap } }
@mixin wide($from: 900px) { @media (min-width: $from) { @content; } }
@mixin both { @extend %link; @include wide { right: 0 } }
@mixin endless { @include endless; }
@mixin many($all...) { margin: $all }
.speaker p a { @extend %link; bottom: 0 }
.low { @include box(1px); }
.low { @include parts.box($gap: $gap, $width: 3px); }
.high { @include both; }
.far { @include wide(100px) { &:focus { color: green } } }
.speaker { @extend .low; }
.speaker b { @include box; }
.speaker i { @include many(1px, 2px); }
.speaker u { @include endless; }
`;
  const report = createReport();
  const files = { 'content/docs/a.mdx': '<p className="speaker low low-1px high far" />' };
  const styles = plan(files, sheet, 'custom.scss', report);
  expect(styles?.text?.replace(/\s+/g, ' ')).toBe(
    '.speaker p a { color: blue } .speaker p a:hover { color: red } .speaker p a { top: 0; bottom: 0 } .low { width: 1px; margin: 4px } .low-1px .low { left: 4px } .low { width: 3px; margin: 2px } .high { color: blue } .high:hover { color: red } .high { top: 0 } @media (min-width: 900px) { .high { right: 0 } } @media (min-width: 100px) { .far:focus { color: green } } ',
  );
  expect(report.remarks.filter(({ fate }) => fate === 'left').map(({ text }) => text)).toEqual([
    'Rules that only Sass can make: .speaker',
    'Rules that only Sass can make: .speaker b',
    'Rules that only Sass can make: .speaker i',
    'Rules that only Sass can make: .speaker u',
  ]);
});

it('leaves pictures of components in their line, where utilities and classes of the site win', () => {
  expect(plan({ 'content/components/A.jsx': '<img src="/a.png" />' })?.text).toMatch(
    /^@layer components \{ \.prose img\b.*display: inline/,
  );
  expect(plan({ 'content/components/A.jsx': '<b />' })).toBeUndefined();
});

it('leaves drawings of components in the line of their words', () => {
  const icon = { 'content/components/Icon.jsx': 'export default () => <span><svg /> Lamp</span>;' };
  expect(plan(icon)?.text).toContain('span, strong) > svg { display: inline');
});

it('gives headings that components draw no space above, as Infima does', () => {
  const rule = '.prose > * :is(h2, h3, h4, h5, h6):not([id]) { margin-top: 0 }';
  expect(plan({ 'content/components/Card.jsx': '<i /><h3>{title}</h3>' })?.text).toContain(rule);
  expect(plan({ 'content/components/Card.jsx': '<b>{title}</b>' })?.text ?? '').not.toContain(rule);
});

it('gives heroes of pages in code the space that Infima gives them, where the styles of the site give no other', () => {
  const styles = plan({ 'content/components/Home.jsx': '<header className="hero shine" />' })?.text;
  expect(styles).toMatch(
    /^@layer infima \{\n\.landing-whole \.hero \{ display: flex; align-items: center; padding: 64px/,
  );
});

it('lets code that components draw scroll by itself', () => {
  const rule = '.prose pre { overflow-x: auto }';
  expect(plan({ 'content/components/Card.jsx': '<pre>{code}</pre>' })?.text).toContain(rule);
  expect(plan({ 'content/components/Card.jsx': '<b className="row" />' })?.text).not.toContain(rule);
});

it('leaves variables that light mode alone sets to light mode', () => {
  const sheet = ":root { --glow: 1px } html[data-theme='light'] { --glow: 2px; --ifm-font-color-base: #222 }";
  const code = '.a { color: var(--ifm-font-color-base); width: var(--glow) }';
  expect(plan({ 'content/components/Card.module.css': code }, sheet)?.text).toBe(
    ":root {\n  --ifm-font-color-base: var(--text);\n  --glow: 1px;\n}\n\n[data-theme='light'] {\n  --glow: 2px;\n  --ifm-font-color-base: #222;\n}\n",
  );
});

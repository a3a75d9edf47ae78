/** The floors of the house, lowest first: imports lead to the same floor or to one below. */
const floors = [
  '^schema/',
  '^(lib|scripts)/|^[^/]+\\.config\\.',
  '^(stores|components/ui)/',
  '^components/(layout|search|mdx)/',
  '^components/(?!ui/|layout/|search/|mdx/)[^/]+/',
  '^app/',
];
const feature = '^components/(?!ui/|layout/|search/|mdx/)([^/]+)/';
const tests = '^(tests|bench)/';
const userInterface = '(^|node_modules/)(react|react-dom|next|zustand|@radix-ui)(/|$)';

const down = floors.slice(0, -1).map((floor, height) => ({
  name: 'down',
  comment: 'Imports point down: app → features → layout, search, mdx → ui, stores → lib → schema.',
  from: { path: floor },
  to: { path: floors.slice(height + 1) },
}));

const rules = [
  ...down,
  {
    name: 'top',
    comment: 'Nothing imports the routes.',
    from: { pathNot: ['^app/', tests] },
    to: { path: '^app/' },
  },
  {
    name: 'top',
    comment: 'Nothing imports commands.',
    from: { pathNot: ['^scripts/', tests] },
    to: { path: '^scripts/' },
  },
  {
    name: 'top',
    comment: 'Nothing imports the configuration of tools.',
    from: { pathNot: ['^[^/]+\\.config\\.', tests] },
    to: { path: '^(?!site\\.)[^/]+\\.config\\.' },
  },
  {
    name: 'top',
    comment: 'Source never imports tests.',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'features',
    comment: 'Features (docs, blog, …) never import each other.',
    from: { path: feature },
    to: { path: feature, pathNot: '^components/$1/' },
  },
  {
    name: 'generated',
    comment: 'What Contentlayer left is imported by modules for the server alone.',
    from: { pathNot: ['^lib/content/(build-name|dev-diagnostics)\\.ts$', tests] },
    to: { path: '(^|/)\\.contentlayer/' },
  },
  {
    name: 'pure',
    comment: 'schema and the plugins of lib/mdx know no React, Next, store or component.',
    from: { path: '^(schema|lib/mdx/plugins)/' },
    to: { path: [userInterface, '^(app|components|scripts|stores|tests)/'] },
  },
  {
    name: 'site-config',
    comment: 'site.config.ts imports nothing but types of schema.',
    from: { path: '^site\\.config\\.' },
    to: { pathNot: '^schema/' },
  },
  {
    name: 'site-config',
    comment: 'site.config.ts imports nothing but types of schema.',
    from: { path: '^site\\.config\\.' },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'site-config',
    comment: 'Only lib/config imports site.config.ts, which validates it.',
    from: { pathNot: ['^lib/config/', tests] },
    to: { path: '^site\\.config\\.', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'import',
    comment: 'Only scripts import lib/import: what moves a site in has no part in building one.',
    from: { pathNot: ['^(scripts|lib/import)/', tests] },
    to: { path: '^lib/import/' },
  },
  {
    name: 'contentlayer-config',
    comment: 'Of this project, contentlayer.config.ts imports schema, lib/config and lib/content, nothing else.',
    from: { path: '^contentlayer\\.config\\.' },
    to: { path: '^(app|components|scripts|stores|lib/(?!config/|content/))' },
  },
  { name: 'cycles', comment: 'No cycles anywhere.', from: {}, to: { circular: true } },
  {
    name: 'folders',
    comment: 'Folders of lib and of components never import each other, directly or through others.',
    scope: 'folder',
    from: { path: '^(lib|components)/[^/]+$' },
    to: { path: '^(lib|components)/[^/]+$', circular: true },
  },
  {
    name: 'rooms',
    comment: 'Every component lives in a folder of components/, and every module of lib/ in one of lib/.',
    from: {},
    to: { path: '^(components|lib)/[^/]+$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(\\.next|cms|content|out|public|starter)/', '^tests/(sites|fixtures)/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};

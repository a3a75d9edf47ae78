import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { recordedSites, writeRecordedSite } from '../support/recorded-sites';
import { type PageRow, plainRoute, readPage, type SidebarRow, type SiteTable } from '../support/site-table';

// Builds the sites for the import with the real Docusaurus and records what came out: npx tsx tests/record/docusaurus.ts.
// Downloads some 900 packages and takes minutes; run it where the version or one of the sites changed, and commit the tables.
// Argument: a folder to work in, which keeps the packages for the next time.

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const itemSchema = z.lazy(
  (): z.ZodType<Item> =>
    z.object({
      type: z.string(),
      label: z.string().optional(),
      href: z.string().optional(),
      items: z.array(itemSchema).optional(),
    }),
);
const versionSchema = z.object({
  version: z.object({ version: z.string(), docsSidebars: z.record(z.string(), z.array(itemSchema)) }),
});

interface Item {
  type: string;
  label?: string | undefined;
  href?: string | undefined;
  items?: Item[] | undefined;
}

function run(folder: string, ...command: [string, ...string[]]): void {
  const [program, ...args] = command;
  execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
}

function readJson<Value>(file: string, schema: z.ZodType<Value>): Value {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function kindOf(html: string): PageRow['kind'] {
  const classes = /<html[^>]*class="([^"]*)"/.exec(html)?.[1] ?? '';
  if (/\b(?:docs-doc-page|blog-post-page|mdx-page)\b/.test(classes)) return 'text';
  return html.includes('http-equiv="refresh"') ? 'redirect' : 'list';
}

function readPages(build: string, basePath: string): Record<string, PageRow> {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const route = (href: string | null) => (href === null ? null : plainRoute(href, basePath));
  const pages = files.sort().flatMap((name): [string, PageRow][] => {
    const address = `/${name.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '');
    if (address === '/404') return [];
    const page = readPage(readFileSync(join(build, name), 'utf8'), {
      kind: kindOf,
      pager: ({ class: classes = '' }) => {
        if (!classes.includes('pagination-nav__link')) return undefined;
        return classes.includes('--prev') ? 'previous' : 'next';
      },
    });
    return [[address || '/', { ...page, previous: route(page.previous), next: route(page.next) }]];
  });
  return Object.fromEntries(pages);
}

function rowOf({ label = '', href, items }: Item, basePath: string): SidebarRow {
  const route = href === undefined ? null : /^[a-z]+:/.test(href) ? href : plainRoute(href, basePath);
  return items ? [label, route, items.filter(isListed).map((item) => rowOf(item, basePath))] : [label, route];
}

function isListed({ type }: Item): boolean {
  return type !== 'html';
}

function readSidebars(folder: string, basePath: string): SiteTable['sidebars'] {
  const data = join(folder, '.docusaurus/docusaurus-plugin-content-docs/default/p');
  const versions = readdirSync(data).flatMap((name) => {
    const found = versionSchema.safeParse(JSON.parse(readFileSync(join(data, name), 'utf8')));
    return found.success ? [found.data.version] : [];
  });
  return Object.fromEntries(
    versions.map(({ version, docsSidebars }) => [
      version,
      Object.fromEntries(
        Object.entries(docsSidebars).map(([id, items]) => [
          id,
          items.filter(isListed).map((item) => rowOf(item, basePath)),
        ]),
      ),
    ]),
  );
}

const workDir = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'docusaurus-'));
const packages = Object.values(recordedSites)
  .flatMap(({ folders }) => folders.map((folder) => join(folder, 'package.json')))
  .filter((file) => existsSync(file))
  .map((file) => readJson(file, packageSchema).dependencies);
const dependencies = Object.assign({}, ...packages.reverse());
if (!existsSync(join(workDir, 'node_modules'))) {
  writeFileSync(join(workDir, 'package.json'), JSON.stringify({ private: true, dependencies }));
  run(workDir, 'npm', 'install', '--no-audit', '--no-fund');
}
const installed = join(workDir, 'node_modules/@docusaurus/core/package.json');
const { version } = readJson(installed, z.object({ version: z.string() }));
mkdirSync('tests/sites/recorded', { recursive: true });
for (const [name, { basePath }] of Object.entries(recordedSites)) {
  const folder = join(workDir, 'sites', name);
  writeRecordedSite(name, folder);
  run(folder, 'npx', 'docusaurus', 'build');
  const table = {
    version,
    pages: readPages(join(folder, 'build'), basePath),
    sidebars: readSidebars(folder, basePath),
  };
  writeFileSync(`tests/sites/recorded/${name}.json`, `${JSON.stringify(table, null, 1)}\n`);
}

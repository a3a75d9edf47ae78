import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site as config } from '../../../lib/config/site';

/** The build under test. */
export const exportDir = 'out';

export const { basePath, title: siteTitle } = config;

/** Every doc of the site, at the address its readers know it by. */
export const docs = [
  'docs/intro',
  'docs/billingx/billing',
  ...['credential', 'restrictions'].map((name) => `docs/credentials/${name}`),
  ...[
    'billing',
    'dashboard_add-new-project',
    'project',
    'project_add-new-credential',
    'project_add-team-member',
    'project_leave-project',
    'project_settings',
    'project_team',
    'sections',
    'settings',
    'settings_account',
    'settings_payments',
  ].map((name) => `docs/dashboard/${name}`),
  ...['cli', 'client-libraries', 'javascript-browser-sdk/intro', 'rest-api', 'typescript-sdk/intro'].map(
    (name) => `docs/integrations/${name}`,
  ),
  'docs/misc/glossary',
  ...['functions', 'identity', 'intro', 'leaderboard', 'logger', 'storage', 'store', 'vault'].map(
    (name) => `docs/services/${name}`,
  ),
  ...['db-explorer', 'files-add-edit-permissions', 'files-explorer', 'kevin-db'].map((name) => `docs/storage/${name}`),
];

const notPages = new Set(['404', '_not-found', 'docs']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(exportDir, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/** Addresses that only lead to other ones, as `_redirects` lists them. */
export function redirects(): { from: string; to: string }[] {
  if (!existsSync(join(exportDir, '_redirects'))) return [];
  return readExported('_redirects')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from: from.slice(basePath.length + 1), to: to.slice(basePath.length + 1) };
    });
}

/** Addresses of all pages in the export: '' for the home page, without `/docs` and others that only lead on. */
export function exportedPages(): string[] {
  const leadOn = new Set(redirects().map(({ from }) => from));
  const names = filesBelow('').filter((file) => file.endsWith('.html') && !file.startsWith('_next'));
  const addresses = names
    .map((file) => file.replace(/\.html$/, ''))
    .filter((name) => !notPages.has(name) && !leadOn.has(name) && !name.endsWith('/index'));
  return addresses.map((address) => (address === 'index' ? '' : address)).sort();
}

export function readExported(file: string): string {
  return readFileSync(join(exportDir, file), 'utf8');
}

/** Texts of all files that make up a page: its HTML and every payload the router may load for it. */
export function pageFiles(address: string): string[] {
  const payloads = filesBelow(address).filter((file) => file.endsWith('.txt') && file.includes('__next'));
  return [`${address}.html`, `${address}.txt`, ...payloads].map(readExported);
}

/** Source of a doc, as its author wrote it. */
export function readSource(doc: string): string {
  return readFileSync(join('content', `${doc}.mdx`), 'utf8');
}

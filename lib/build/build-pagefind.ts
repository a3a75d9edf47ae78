import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import escapeMarkup from 'lodash-es/escape.js';
import { site } from '../config/site';
import { putFile } from '../node/put-file';
import { readJson } from '../node/read-json';
import { searchFolders } from '../search/read-records';
import type { SearchDocFile, SearchPage } from '../search/types';
import { StepError } from './steps';

/** Parts of the article that are not indexed. */
const excluded = [
  ...['.anchor', '.breadcrumbs', '.mermaid', '.katex-html', '.katex semantics > mrow', '.copy-page', '.toc-disclosure'],
  ...['.post-up', '.post-meta', '.post-authors', '.tag-list', '.content-footer', '.pager'],
];

/** Files for Pagefind's own interface, which is not used. */
const needless = /^pagefind-(ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

/** Adds the filters of a page to its HTML. */
function withFilters(html: string, { kind, breadcrumb }: SearchPage): string {
  const filters = [`kind:${kind}`, ...breadcrumb.slice(0, 1).map((label) => `category:${label}`)];
  const marks = filters.map((filter) => `<i data-pagefind-filter="${escapeMarkup(filter)}"></i>`);
  return html.replace('<article>', () => `<article>${marks.join('')}`);
}

async function loadPagefind() {
  try {
    return await import('pagefind');
  } catch {
    throw new StepError('The search needs Pagefind (search.engine), but its package is not there: run npm ci.');
  }
}

/**
 * Builds Pagefind's index of the pages in the lists of pages, and removes the index of the default engine.
 * @param dir the export
 * @throws StepError if Pagefind refuses a page
 */
export async function buildPagefind(dir: string): Promise<void> {
  const { createIndex, close } = await loadPagefind();
  try {
    for (const { folder, language } of searchFolders(dir, site.locales)) {
      const { pages } = readJson(join(folder, 'search-doc.json')) as SearchDocFile;
      const { index, errors } = await createIndex({
        rootSelector: 'article',
        excludeSelectors: excluded,
        forceLanguage: language,
      });
      if (!index) throw new StepError(errors.join('\n'));
      for (const page of pages) {
        const html = readFileSync(join(dir, `${page.route === '/' ? '/index' : page.route}.html`), 'utf8');
        const added = await index.addHTMLFile({ url: page.route, content: withFilters(html, page) });
        if (added.errors.length > 0) throw new StepError(`${page.route}: ${added.errors.join('\n')}`);
      }
      const { files } = await index.getFiles();
      for (const { path, content } of files.filter(({ path }) => !needless.test(path)))
        putFile(join(folder, 'pagefind', path), content);
      rmSync(join(folder, 'search-index.json'));
    }
  } finally {
    await close();
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeAt } from '../../../lib/site/locales';
import { ensureBuilt } from '../../support/ensure-built';
import type { TestSite } from '../../support/sites';
import { carryAxe } from './axe';
import { type Depth, expectGoodPage, expectTextsToFit } from './page-duties';
import { expectNames, namesOf } from './page-names';
import { pagesOfAllShapes, shapesOf } from './page-shapes';
import { expect, test } from './test';

/** Pages of one test: so few that two workers share the smallest site, so many that a page does not pay for a browser window. */
const parts = 4;

/** Shown where an address has no page; they are not pages of their own. */
const notPages = new Set(['404.html', '_not-found.html']);

/** Addresses of the pages in an export, '' for the home page, without those that only lead on to another one. */
export function pagesOf(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !notPages.has(file))
    .filter((file) => !/<meta http-equiv="refresh"/i.test(readFileSync(join(out, file), 'utf8')))
    .map((file) => file.replace(/(^|\/)index\.html$|\.html$/, ''))
    .sort();
}

function readPage(out: string, address: string): string {
  const asFile = join(out, `${address}.html`);
  return readFileSync(existsSync(asFile) ? asFile : join(out, address, 'index.html'), 'utf8');
}

/** The choice for each site, made once by each worker. */
const chosen = new Map<string, Set<string>>();

/**
 * Those of some pages that have everything the others have, but for words. Where sites are seen thoroughly, an element counts
 * with the two around it: the others have their elements in the same places.
 * @param beyond a site that is seen as a whole elsewhere: what it has too needs no further page, but one for the colours
 */
async function tellingPages(
  out: string,
  pages: readonly string[],
  depth: Depth,
  beyond?: TestSite,
): Promise<Set<string>> {
  const known = chosen.get(out);
  if (known) return known;
  if (beyond) await ensureBuilt(beyond);
  const levels = depth === 'thorough' ? 2 : 0;
  const seen = new Set(
    beyond ? pagesOf(beyond.out).flatMap((address) => [...shapesOf(readPage(beyond.out, address), levels)]) : [],
  );
  const shapes = (address: string) => [...shapesOf(readPage(out, address), levels)].filter((shape) => !seen.has(shape));
  const telling = pagesOfAllShapes(new Map(pages.map((address) => [address, new Set(shapes(address))])));
  if (telling.size === 0) telling.add(pages[0] ?? '');
  chosen.set(out, telling);
  return telling;
}

/**
 * Tells pages of further languages that are no translated document: lists, and originals with a notice. They look like those
 * of the default language.
 */
export function untranslatedPages({ out, site }: TestSite): (address: string) => boolean {
  return (address) => {
    const { code } = localeAt(`/${address}`, site.locales);
    if (code === site.locales[0]?.code) return false;
    // Only a translated document is there as Markdown too.
    return !readPage(out, address).includes('type="text/markdown"');
  };
}

/**
 * Asks of every page of a site what it owes its readers. Of the site nothing is known but its configuration: no word of it is
 * in a test. Every link of it leads somewhere: that the build has checked (lib/check/export). A browser opens as few pages as
 * have everything the others have but for words. Of the others it is asked whether these fit, without scripts, which have no
 * part in that.
 * @param alike pages whose words fill them only: they are read as files
 * @param beyond a site whose pages are seen already: a browser opens only what has something that no page of it has
 */
export function sweepSite(
  served: TestSite,
  depth: Depth = 'whole',
  { alike, beyond }: { alike?: RegExp | ((address: string) => boolean); beyond?: TestSite } = {},
): void {
  const { out, site } = served;
  const isAlike = typeof alike === 'function' ? alike : (address: string) => alike?.test(address) ?? false;
  const looking = () => pagesOf(out).filter((address) => !isAlike(address));
  test.use({ served, reducedMotion: 'reduce' });

  test(`every page of ${out} says its language and is named`, ({ address: _ }) => {
    const pages = pagesOf(out);
    expect(pages.length).toBeGreaterThan(0);
    for (const one of pages) expectNames(namesOf(readPage(out, one)), one, site);
  });

  for (let part = 0; part < parts; part++) {
    test(`every kind of page of ${out} is whole, quiet and within reach: part ${part + 1} of ${parts}`, async ({
      page,
      address: _,
    }) => {
      const own = [...(await tellingPages(out, looking(), depth, beyond))].filter((__, i) => i % parts === part);
      test.setTimeout(30_000 + own.length * 20_000);
      // Every page opened from now on takes 25 ms more.
      if (depth !== 'routes' && own.length > 0) await carryAxe(page);
      for (const one of own) await expectGoodPage(page, one, site, depth);
    });
  }

  if (depth === 'routes') return;
  test.describe('without scripts', () => {
    // The browser reports preloads of scripts it may not run.
    test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

    for (let half = 0; half < 2; half++) {
      test(`the texts of the other pages of ${out} fit: half ${half + 1} of 2`, async ({ page, address: _ }) => {
        const pages = looking();
        const telling = await tellingPages(out, pages, depth, beyond);
        const own = pages.filter((address) => !telling.has(address)).filter((__, i) => i % 2 === half);
        test.setTimeout(30_000 + own.length * 20_000);
        for (const one of own) await expectTextsToFit(page, one);
      });
    }
  });
}

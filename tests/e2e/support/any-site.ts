import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeAt } from '../../../lib/site/locales';
import type { TestSite } from '../../support/sites';
import { carryAxe } from './axe';
import { type Depth, expectGoodPage } from './page-duties';
import { pagesOfAllShapes, shapesOf } from './page-shapes';
import { expect, test } from './test';

/** Pages of one test: so few that two workers share the smallest site, so many that a page does not pay for a browser window. */
const parts = 6;

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

/** Those of some pages that have everything the others have, but for words. */
function tellingPages(out: string, pages: readonly string[]): Set<string> {
  const known = chosen.get(out);
  if (known) return known;
  const telling = pagesOfAllShapes(new Map(pages.map((address) => [address, shapesOf(readPage(out, address))])));
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
 * Visits every page of a site, of which nothing is known but its configuration: no word of it is in a test.
 * Every link of it leads somewhere: that the build has checked (lib/check/export). Pages that differ from others by their
 * words alone are asked whether these fit; what axe says of them it says of the others.
 * @param alike pages that look like others of the site: they are asked no more than `routes`
 */
export function sweepSite(
  served: TestSite,
  depth: Depth = 'whole',
  { alike }: { alike?: RegExp | ((address: string) => boolean) } = {},
): void {
  const { out, site } = served;
  const isAlike = typeof alike === 'function' ? alike : (address: string) => alike?.test(address) ?? false;
  test.use({ served, reducedMotion: 'reduce' });

  for (let part = 0; part < parts; part++) {
    test(`every page of ${out} is whole, quiet and within reach: part ${part + 1} of ${parts}`, async ({
      page,
      address: _,
    }) => {
      const pages = pagesOf(out);
      expect(pages.length).toBeGreaterThan(0);
      const looking = depth === 'routes' ? [] : pages.filter((address) => !isAlike(address));
      const telling = tellingPages(out, looking);
      const depthOf = (address: string): Depth => {
        if (depth === 'routes' || isAlike(address)) return 'routes';
        return telling.has(address) ? depth : 'fit';
      };
      // Pages that take as long follow each other, so that every part gets its share of them.
      const own = [...pages].sort((a, b) => depthOf(a).localeCompare(depthOf(b))).filter((_, i) => i % parts === part);
      test.setTimeout(30_000 + own.length * 20_000);
      const isDeep = (address: string) => depthOf(address) !== 'routes' && depthOf(address) !== 'fit';
      const deep = own.filter(isDeep);
      for (const one of own) if (!isDeep(one)) await expectGoodPage(page, one, site, depthOf(one));
      // For those that are asked by it alone: every page opened from now on takes 25 ms more.
      if (deep.length > 0) await carryAxe(page);
      for (const one of deep) await expectGoodPage(page, one, site, depthOf(one));
    });
  }
}

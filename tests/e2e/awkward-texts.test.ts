import { expect, open, test } from './support/features';
import { sidewaysOverflow } from './support/scroll';

// What authors write that no page of the site has.

const doc = 'docs/writing/markup';
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [what, address, place] of [
    ['the title of an admonition', doc, '.admonition-title'],
    ['a tag', 'blog/new-jetty', '.tag-list a'],
    ['a tag among all tags', 'blog/tags', '.listing a'],
    ['a title in the archive', 'blog/archive', '.archive-year a'],
  ] as const)
    test(`${what} that is one long word breaks`, async ({ page }) => {
      await open(page, address);
      await page
        .locator(place)
        .first()
        .evaluate((element, word) => {
          if (element.lastChild) element.lastChild.textContent = word;
        }, long);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
});

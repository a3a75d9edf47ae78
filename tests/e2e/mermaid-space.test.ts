import { totalShift, watchShifts } from './support/layout-shift';
import { docs, readSource } from './support/site';
import { expect, open, test } from './support/test';

const withDiagrams = docs.filter((doc) => readSource(doc).includes('```mermaid'));

test('the site has diagrams', () => {
  expect(withDiagrams.length).toBeGreaterThan(15);
});

for (const width of [1280, 390]) {
  for (const doc of withDiagrams) {
    test(`drawing moves nothing on ${doc}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await open(page, doc);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const pageHeight = await height();
      for (const figure of await page.locator('figure.mermaid').all()) {
        const size = () => figure.evaluate((element) => [element.clientWidth, element.clientHeight]);
        const before = await size();
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
        expect(await size()).toEqual(before);
        // A wrong reserve would squeeze or crop the drawing instead of moving the page.
        const { drawn, reserved } = await figure.locator('.mermaid-canvas').evaluate((canvas) => {
          const box = canvas.querySelector('svg')?.viewBox.baseVal;
          const { clientWidth, clientHeight } = canvas;
          return { drawn: box ? box.width / box.height : 0, reserved: clientWidth / clientHeight };
        });
        expect(Math.abs(drawn / reserved - 1), 'measure anew with npm run diagrams').toBeLessThan(0.03);
      }
      expect(await height()).toBe(pageHeight);
      expect(await totalShift(page)).toBeLessThan(0.001);
    });
  }
}

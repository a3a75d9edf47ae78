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
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
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
        expect(Math.abs(drawn / reserved - 1)).toBeLessThan(0.03);
      }
      expect(await height()).toBe(pageHeight);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    });
  }
}

import { mermaidFolder } from '../../lib/site/vendor-folders';
import { expect, open, test } from './support/features';
import { shiftOfReading, totalShift, watchShifts } from './support/layout-shift';

/** A diagram of each kind that the reserve is guessed for. */
const docs = ['flow', 'sequence', 'entities', 'states'].map((kind) => `docs/writing/diagrams/${kind}`);

for (const width of [1280, 390]) {
  test(`drawing moves nothing and crops nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const doc of docs) {
      // While it is drawn, the library measures its parts at the end of the page.
      let release = () => {};
      const measured = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**/${mermaidFolder}/index.mjs`, async (route) => {
        await measured;
        await route.continue();
      });
      await open(page, doc);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const pageHeight = await height();
      const figure = page.getByRole('article').getByRole('figure');
      const size = () => figure.evaluate((element) => [element.clientWidth, element.clientHeight]);
      const before = await size();
      release();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByRole('button')).toBeEnabled();
      await page.unroute(`**/${mermaidFolder}/index.mjs`);
      expect(await size(), doc).toEqual(before);
      expect(await height(), doc).toBe(pageHeight);
      expect(await totalShift(page), doc).toBeLessThan(shiftOfReading);
      // All of the drawing lies in the space that was kept for it, and is not drawn as a dot.
      const { outside, share, aside } = await figure.getByRole('group').evaluate((group) => {
        const svg = group.querySelector('svg');
        const drawing = svg?.getBoundingClientRect();
        const space = svg?.parentElement?.parentElement?.getBoundingClientRect();
        const parts = [...(svg?.querySelectorAll('rect, path, text, circle') ?? [])]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0 && box.height > 0);
        if (!drawing || !space || parts.length === 0) return { outside: Number.NaN, share: 0, aside: 0 };
        const edge = (side: 'left' | 'top' | 'right' | 'bottom', pick: (...values: number[]) => number) =>
          pick(...parts.map((box) => box[side]));
        const [left, right] = [edge('left', Math.min), edge('right', Math.max)];
        const [top, bottom] = [edge('top', Math.min), edge('bottom', Math.max)];
        return {
          outside: Math.max(space.left - left, right - space.right, space.top - top, bottom - space.bottom),
          share: Math.max((right - left) / space.width, (bottom - top) / space.height),
          aside: Math.abs(drawing.left - space.left - (space.right - drawing.right)),
        };
      });
      expect(outside, doc).toBeLessThan(2);
      expect(share, doc).toBeGreaterThan(0.8);
      // On a phone a reader scrolls from its beginning.
      if (width > 640) expect(aside, doc).toBeLessThan(2);
    }
  });
}

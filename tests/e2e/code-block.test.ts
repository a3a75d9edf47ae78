import type { Page } from '@playwright/test';
import { expect, open, readSource, test } from './support/features';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const doc = 'docs/writing/code';

/** Code of the fence with this title, as it stands in the file. */
function fence(title: string): string {
  const code = new RegExp(`^\`\`\`\\w* title="${title}"[^\\n]*\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(
    readSource(doc),
  )?.[1];
  if (!code) throw new Error(`${doc} has no code with the title ${title}.`);
  return code;
}

const block = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

/** Highlighted in lines, with plain code, and in another language. */
const blocks = [
  { title: 'berth.ts', language: 'TypeScript' },
  { title: 'Signal flags', language: '' },
  { title: 'board.html', language: 'HTML' },
];

test('blocks have their title and language, and copy the exact source', async ({ page }) => {
  await open(page, doc);
  for (const { title, language } of blocks) {
    await expect(block(page, title).locator(':scope > div')).toHaveText(`${title}${language}`);
    await expect(block(page, title)).toHaveAccessibleName('');
    await expect(block(page, title).getByRole('group')).toHaveAccessibleName(title);
    await block(page, title).getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(fence(title));
    await expect(page.getByRole('status').getByText('Code copied')).toBeAttached();
  }
});

test('says when the browser does not allow copying', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await open(page, doc);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByText('The browser did not allow copying')).toBeAttached();
});

test('long lines scroll, and wrap when asked to, numbered ones beside their numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, doc);
  const code = block(page, 'board.html').getByRole('group', { name: 'board.html' });
  const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(50);
  const wrap = block(page, 'board.html').getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(50);

  const numbered = block(page, 'berth.ts');
  await numbered.getByRole('button', { name: 'Wrap lines' }).click();
  const starts = await numbered
    .locator('.line')
    .first()
    .evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()].map(({ top, left }) => ({ top, left }));
    });
  const last = Math.max(...starts.map(({ top }) => top));
  expect(last).toBeGreaterThan(starts[0]?.top ?? 0);
  const [first, next] = [starts[0]?.top, last].map((row) =>
    Math.min(...starts.filter(({ top }) => top === row).map(({ left }) => left)),
  );
  expect(next).toBeCloseTo(first ?? 0, 0);
});

test('a highlighted line differs by background and a bar, and tokens by colour', async ({ page }) => {
  await open(page, doc);
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), mode);
    const code = block(page, 'berth.ts').locator('code');
    /** How the line is drawn that the page shows at this place. */
    const look = (at: number) =>
      code
        .locator('> *')
        .nth(at)
        .evaluate((line) => {
          const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(line);
          return { text: line.textContent?.trimEnd(), backgroundColor, borderLeftColor, borderLeftWidth };
        });
    const [plain, marked, last] = [await look(0), await look(1), await look(2)];
    expect([plain.text, marked.text, last.text]).toEqual(fence('berth.ts').split('\n'));
    expect(last).toEqual({ ...plain, text: last.text });
    expect(marked.backgroundColor).not.toBe(plain.backgroundColor);
    expect(marked.borderLeftColor).not.toBe(plain.borderLeftColor);
    expect(Number.parseFloat(marked.borderLeftWidth)).toBeGreaterThanOrEqual(2);
    const colours = await code
      .locator('> * span')
      .evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
    expect(new Set(colours).size).toBeGreaterThanOrEqual(4);
  }
});

import { readSource } from './support/site';
import { expect, open, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Code of the fence with this title, as it stands in the file. */
function fence(doc: string, title: string): string {
  const code = new RegExp(`^\`\`\`\\w+ title="${title}"[^\\n]*\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(
    readSource(doc),
  )?.[1];
  if (!code) throw new Error(`${doc} has no code with the title ${title}.`);
  return code;
}

/** Highlighted in lines, with plain code, and in another language. */
const blocks = [
  { doc: 'docs/services/identity', title: 'identity.js', language: 'JavaScript' },
  { doc: 'docs/storage/kevin-db', title: 'Key format', language: '' },
  { doc: 'docs/integrations/typescript-sdk/intro', title: 'src/list-markdown.ts', language: 'TypeScript' },
  { doc: 'docs/integrations/javascript-browser-sdk/intro', title: 'index.html', language: 'HTML' },
];

for (const { doc, title, language } of blocks) {
  test(`${title} has its title and language, and copies the exact source`, async ({ page }) => {
    await open(page, doc);
    const block = page.locator('.code-block', { has: page.getByText(title, { exact: true }) }).first();
    await expect(block.locator('.code-title')).toHaveText(title);
    await expect(block.locator('.code-language')).toHaveText(language === '' ? [] : [language]);
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('status').getByText('Code copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fence(doc, title));
  });
}

test('says when the browser does not allow copying', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await open(page, 'docs/services/identity');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByText('The browser did not allow copying')).toBeAttached();
});

test('long lines scroll, and wrap when asked to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'docs/integrations/javascript-browser-sdk/intro');
  const block = page.locator('.code-block').first();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(50);
  const wrap = block.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(50);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme });

    test('highlighted lines differ by background and a bar', async ({ page }) => {
      await open(page, 'docs/services/identity');
      const block = page.locator('.code-block').first();
      const lines = fence('docs/services/identity', 'identity.js').split('\n');
      const shown = await block.locator('.hl').evaluateAll((all) => all.map((line) => line.textContent?.trimEnd()));
      expect(shown).toEqual([lines[7], lines[9]]);
      const look = (selector: string) =>
        block
          .locator(selector)
          .first()
          .evaluate((line) => {
            const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(line);
            return { backgroundColor, borderLeftColor, borderLeftWidth };
          });
      const marked = await look('.line.hl');
      const plain = await look('.line:not(.hl)');
      expect(marked.backgroundColor).not.toBe(plain.backgroundColor);
      expect(marked.borderLeftColor).not.toBe(plain.borderLeftColor);
      expect(Number.parseFloat(marked.borderLeftWidth)).toBeGreaterThanOrEqual(2);
    });

    test('tokens have several colours', async ({ page }) => {
      await open(page, 'docs/services/identity');
      const tokens = page.locator('.code-block').first().locator('code span span');
      const colours = await tokens.evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
      expect(new Set(colours).size).toBeGreaterThanOrEqual(4);
    });
  });
}

import { testPalette } from './support/palette-suite';
import { expect, open, test } from './support/test';

testPalette(test);

test('without a result asks about the nearest terms', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('python');
  await page.getByRole('dialog').getByText('Did you mean').getByRole('button', { name: 'potion' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('potion');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('nothing moves when the text around the matches arrives', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.md$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('leaderboard');
  const sections = page.locator('.palette-section');
  await expect(sections.nth(8)).toBeAttached();
  const places = () =>
    page.locator('.palette-title').evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  await expect(sections.locator('.palette-text')).toHaveCount(0);
  const before = await places();
  release();
  await expect(sections.filter({ hasNot: page.locator('.palette-text') })).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('every query is asked once: for a key that is typed, before the field has it', async ({ page }) => {
  const asked: { query: string; field: string | undefined }[] = [];
  let answers = 0;
  await page.exposeFunction('noteQuery', (query: string, field: string | undefined) => asked.push({ query, field }));
  await page.exposeFunction('noteAnswer', () => answers++);
  await page.addInitScript(() => {
    type Notes = { noteQuery(query: string, field: string | undefined): void; noteAnswer(): void };
    const { noteQuery, noteAnswer } = window as unknown as Notes;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest: []) {
      if (message.name === 'search') {
        noteQuery(message.input.query, document.querySelector<HTMLInputElement>('[role="combobox"]')?.value);
        this.addEventListener('message', noteAnswer, { once: true });
      }
      post.call(this, message, ...rest);
    };
  });
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const steps: [press: () => Promise<void>, query: string, early: boolean][] = [
    [() => page.keyboard.press('v'), 'v', true],
    [() => page.keyboard.press('a'), 'va', true],
    [() => page.keyboard.press('Backspace'), 'v', false],
    [() => page.keyboard.press('i'), 'vi', true],
    [() => page.keyboard.press('ArrowLeft'), 'vi', true],
    [() => page.keyboard.press('x'), 'vxi', true],
    [() => page.keyboard.press('Control+a'), 'vxi', true],
    [() => page.keyboard.press('g'), 'g', true],
  ];
  for (const [press, query] of steps) {
    await press();
    await expect.poll(() => asked.at(-1)?.query).toBe(query);
    await expect(page.getByRole('combobox')).toHaveValue(query);
    // One query is under way at a time: the next one would wait for this.
    await expect.poll(() => answers).toBe(asked.length);
  }
  const expected = steps.filter(([, query], at) => query !== steps[at - 1]?.[1]);
  expect(asked.map(({ query }) => query)).toEqual(expected.map(([, query]) => query));
  expect(asked.map(({ query, field }) => query !== field)).toEqual(expected.map(([, , early]) => early));
});

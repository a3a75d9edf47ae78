import { basePath, expect, open, test } from './support/features';
import { field, hold, options, palette, search, status, typeAtOnce } from './support/palette';
import { testAnswers, testArrival } from './support/palette-answers';

testAnswers(test, basePath);
testArrival(test, basePath);

test('asks about the nearest terms, forgets an Enter that waits, and shows all results before a key moves to the last', async ({
  page,
}) => {
  await open(page, 'docs/start');
  await search(page, 'dusty');
  await palette(page).getByText('Did you mean').getByRole('button', { name: 'dusk' }).click();
  await expect(field(page)).toHaveValue('dusk');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Lanterns');

  await field(page).fill('voucher');
  await expect(options(page).first()).toContainText(/voucher/i);
  const address = page.url();
  await typeAtOnce(page, 'report a lost lantern', null, 'night watch');
  await expect(options(page).first()).toContainText('Night watch');
  await expect(field(page)).toBeVisible();
  expect(page.url()).toBe(address);

  await field(page).fill('voucher');
  await expect(options(page).first()).toContainText(/voucher/i);
  // All in the page, so that the key comes with the answer, before the typing counts as paused.
  const [before, count] = await field(page).evaluate(async (element) => {
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="option"]')];
    const first = items()[0]?.id;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'lantern');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((answered) => {
      new MutationObserver(() => {
        if (items()[0]?.id !== first) answered();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const shown = items().length;
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    return [shown, items().length];
  });
  expect(before).toBeLessThanOrEqual(8);
  expect(count).toBeGreaterThan(8);
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
});

test('nothing moves when the text around the matches arrives', async ({ page }) => {
  const release = await hold(page, /\.md$/);
  await open(page, 'docs/start');
  await search(page, 'lantern');
  // Those below the first screen come when the typing pauses.
  await expect.poll(() => options(page).count()).toBeGreaterThan(8);
  const places = () => options(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().toJSON()));
  const later = options(page).filter({ hasText: 'One swing of the lantern asks for help' });
  await expect(later).toHaveCount(0);
  const before = await places();
  release();
  await expect(later).toHaveCount(1);
  expect(await places()).toEqual(before);
});

// An option of its own opens another window: what Playwright plants for its clock can outlive the test in one that is used again.
test.describe('by the clock', () => {
  test.use({ timezoneId: 'UTC' });

  test('does not say the number of results with every key', async ({ page }) => {
    await page.clock.install();
    await open(page, 'docs/start');
    await search(page, 'lantern');
    await expect(status(page)).toContainText(/\d result/);
    const before = (await status(page).textContent()) ?? '';
    await page.clock.pauseAt(Date.now() + 2000);
    await field(page).fill('chandlery');
    await expect(options(page).first()).toContainText('Chandlery');
    await expect(status(page)).toHaveText(before);
    await page.clock.runFor(200);
    await expect(status(page)).not.toHaveText(before);
  });
});

test('every query is asked once, for a key that changes it', async ({ page }) => {
  const asked: string[] = [];
  let answers = 0;
  await page.exposeFunction('noteQuery', (query: string) => asked.push(query));
  await page.exposeFunction('noteAnswer', () => answers++);
  await page.addInitScript(() => {
    type Notes = { noteQuery(query: string): void; noteAnswer(): void };
    const { noteQuery, noteAnswer } = window as unknown as Notes;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest: []) {
      if (message.name === 'search') {
        noteQuery(message.input.query);
        const heard = new AbortController();
        const hear = ({ data }: MessageEvent) => {
          if (data.id !== message.id) return;
          heard.abort();
          noteAnswer();
        };
        this.addEventListener('message', hear, { signal: heard.signal });
      }
      post.call(this, message, ...rest);
    };
  });
  await open(page, 'docs/start');
  await search(page, '');
  // A page that the index knows: what else is offered may be there before it.
  await options(page).filter({ hasText: 'Berths' }).waitFor();
  const steps = [
    ['v', 'v'],
    ['a', 'va'],
    ['Backspace', 'v'],
    ['i', 'vi'],
    ['ArrowLeft', 'vi'],
    ['x', 'vxi'],
    ['Control+a', 'vxi'],
    ['g', 'g'],
  ] as const;
  for (const [key, query] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => asked.at(-1)).toBe(query);
    await expect(field(page)).toHaveValue(query);
    // One query is under way at a time: the next one would wait for this.
    await expect.poll(() => answers).toBe(asked.length);
  }
  expect(asked).toEqual(steps.map(([, query]) => query).filter((query, at, all) => query !== all[at - 1]));
});

import { expect, test } from '@playwright/test';
import { ask, type Engine } from './engine';
import * as page from './questions';

const patiently = (message: string) => ({ message, intervals: [50] });

/**
 * Clicks a control once it stands still.
 * @param part selector of the part of the page that has it
 */
async function click(engine: Engine, role: page.Role, name: string, part = ''): Promise<void> {
  const found: ([number, number] | null)[] = [];
  const standsStill = async () => {
    found.unshift(await ask(engine, page.middleOf, role, name, part));
    return found[0] != null && String(found[0]) === String(found[1]);
  };
  await expect.poll(standsStill, patiently(`the ${role} “${name}” can be clicked`)).toBe(true);
  const [x, y] = found[0] ?? [0, 0];
  await engine.click(x, y);
}

/** Waits until a question about the page is answered as expected. */
async function see<Answer extends string | number | boolean | null | readonly string[]>(
  engine: Engine,
  what: string,
  question: () => Answer,
  answer: Answer,
): Promise<void> {
  await expect.poll(() => ask(engine, question), patiently(what)).toEqual(answer);
}

/** What one reader does on one visit, from the first page to the way back. */
export async function journey(engine: Engine, site: string): Promise<void> {
  const { pathname: base } = new URL(site);
  await test.step('page', async () => {
    await engine.resize(800, 900);
    await engine.open(`${site}docs/start`);
    await see(engine, 'the page answers', page.answers, true);
    await see(engine, 'heading of the page', page.heading, 'Start here');
  });
  await test.step('menu', async () => {
    await click(engine, 'button', 'Menu');
    await see(engine, 'the open menu', page.dialogs, 1);
    await click(engine, 'button', 'Basics', '[role="dialog"]');
    await click(engine, 'link', 'Tides', '[role="dialog"]');
    await see(engine, 'page the menu leads to', page.heading, 'Tides');
    await see(engine, 'the closed menu', page.dialogs, 0);
    await engine.resize(1280, 900);
  });
  await test.step('colour mode', async () => {
    expect(await ask(engine, page.lightness), 'light ground').toBeGreaterThan(230);
    await click(engine, 'button', 'Dark mode');
    await expect.poll(() => ask(engine, page.lightness), patiently('dark ground')).toBeLessThan(50);
  });
  await test.step('palette and result', async () => {
    await engine.press('Control+k');
    await see(engine, 'focus in the palette', () => document.activeElement?.getAttribute('role') ?? null, 'combobox');
    await engine.type('hawser');
    const firstResult = () => document.querySelector('[role="option"]')?.textContent?.includes('hawser') ?? false;
    await see(engine, 'a result that shows the word', firstResult, true);
    await engine.press('Enter');
    await see(engine, 'page of the result', page.heading, 'Moorings');
    await see(engine, 'the closed palette', page.dialogs, 0);
  });
  await test.step('light on the words', async () => {
    await see(engine, 'lit words', page.litWords, ['hawser']);
    await see(engine, 'tab that was opened for them', page.openPanels, ['Lay a hawser over the pile.']);
    await click(engine, 'button', 'Clear highlight');
    await see(engine, 'no lit words', page.litWords, []);
    await see(engine, 'address without them', page.path, `${base}docs/engines/tabs-and-diagram#make-fast`);
  });
  await test.step('tabs', async () => {
    await click(engine, 'tab', 'At a buoy');
    await see(engine, 'tab that was clicked', page.openPanels, ['Pass the line through the ring of the buoy.']);
    await engine.press('ArrowRight');
    await see(engine, 'tab that a key leads to', page.openPanels, ['Lay a hawser over the pile.']);
  });
  await test.step('diagram', () =>
    see(engine, 'labels of the diagram', page.drawnLabels, ['Breakwater', 'Fuel pontoon', 'Berth']));
  await test.step('next page', async () => {
    await click(engine, 'link', 'Next Departure');
    await see(engine, 'next page', page.heading, 'Departure');
    await see(engine, 'focus on its heading', () => document.activeElement?.localName ?? null, 'h1');
  });
  await test.step('back', async () => {
    await engine.back();
    await see(engine, 'page before', page.heading, 'Moorings');
    expect(await ask(engine, page.lightness), 'ground that is still dark').toBeLessThan(50);
  });
  expect(await engine.problems(), 'problems the console names').toEqual([]);
}

import type { Locator, Page } from '@playwright/test';

/** Adds up the layout shifts of pages opened from now on (https://web.dev/articles/cls). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Shifts up to here come from the browser, not from a page: it may paint while it still reads the HTML, and what it reads next
 * then moves the last link of a row. Such shifts were 0.0004 to 0.001; an announcement that goes away makes one of 0.03.
 */
export const shiftOfReading = 0.005;

/** Sum of all layout shifts so far, or of those that moved something of this part. */
export function totalShift(page: Page, part: Locator = page.locator('html')): Promise<number> {
  return part.evaluate((element) => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node | null }[] };
    const { shifts } = window as unknown as { shifts: Shift[] };
    const moved = shifts.filter(({ sources }) =>
      sources.some(({ node }) => !node?.isConnected || element.contains(node)),
    );
    return moved.reduce((sum, { value }) => sum + value, 0);
  });
}

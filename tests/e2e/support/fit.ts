import type { Page } from '@playwright/test';

/** Texts that do not fit their box and cannot be scrolled to. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const onlyForScreenReaders = clipPath === 'inset(50%)' || (clientWidth <= 1 && clientHeight <= 1);
      if (clientWidth === 0 || onlyForScreenReaders) continue;
      const cut =
        (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1);
      if (cut) found.push(`${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** Controls of navbar and announcement that lie outside of the window. */
export function controlsOutside(page: Page): Promise<string[]> {
  return page
    .locator(':is(header, aside[aria-label="Announcement"]) :is(a, button):visible')
    .evaluateAll((all) =>
      all
        .filter((control) => control.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    );
}

/** Windows and text sizes in which a page must fit. */
export const tightFits = [
  { width: 320, size: '' },
  { width: 390, size: '200%' },
  { width: 997, size: '200%' },
  { width: 1280, size: '200%' },
] as const;

/** Resizes the window, and the text as a reader's setting does. */
export async function fitInto(page: Page, { width, size }: (typeof tightFits)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

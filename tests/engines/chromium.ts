import { chromium } from '@playwright/test';
import { launchOptions } from '../../lib/node/launch-options';
import type { Engine } from './engine';

/** Chromium, through Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`exception: ${message}`));
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    back: async () => void (await page.goBack()),
    problems: async () => problems,
    close: () => browser.close(),
  };
}

import { type Browser, chromium, type Page } from '@playwright/test';
import { site } from '../lib/config/site';
import { launchOptions } from '../lib/node/launch-options';
import { createStaticServer, listen } from '../lib/node/static-server';

/** Serves an export, and starts a browser with further `args`, for as long as a measurement takes. */
export async function withExport(
  dir: string,
  measure: (url: string, browser: Browser) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const server = createStaticServer({ dir, basePath: site.basePath });
  const url = `http://localhost:${await listen(server, 0)}${site.basePath}`;
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  try {
    await measure(url, browser);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Slows down the processor of a page. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The errors of a page, from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Runs a function in a page before anything else. */
export async function runFirst(page: Page, observe: () => void): Promise<void> {
  // The bundler that runs this file wraps named functions in a helper the page does not have.
  await page.addInitScript(`globalThis.__name = (value) => value; (${observe.toString()})()`);
}

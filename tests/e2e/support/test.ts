import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { preferencesKey } from '../../../lib/site/first-paint';
import { serveSite } from '../../support/serve-site';
import { type TestSite, testSite } from '../../support/sites';

interface Options {
  /** The site that is open; default: the one with every feature. */
  served: TestSite;
  /** Colour mode the reader chose on an earlier visit; null for a first visit. */
  theme: 'light' | 'dark' | null;
  /**
   * The reader asked the browser to save data and to move nothing: half the work for each page. False where what is fetched
   * ahead, or moves, has a part in what is tested.
   */
  thrifty: boolean;
  /** Console messages and failures that a test provokes on purpose. */
  provoked: RegExp | null;
}

interface Worker {
  /** Serves the export of a site, and builds it first where there is none. Returns its address, final slash included. */
  serve: (site: TestSite) => Promise<string>;
}

interface Fixtures {
  /** Address of the site that is open. */
  address: string;
  /** Everything that went wrong in any page of this test. Checked at its end. */
  problems: string[];
  /** Chromium's own protocol. What it slows down ends with the test: the next one has the same window. */
  devtools: CDPSession;
}

function rememberTheme([key, colorMode]: [string, string]): void {
  // The empty page before the first address has no storage.
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ state: { colorMode, tabs: {}, openCategories: {} }, version: 1 }));
}

function saveData(): void {
  // A window that a page opens runs this twice: for the empty page in it, and for the one that takes its place.
  Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }), configurable: true });
}

/** Reports what the page's security policy refused: the console does not say it of every kind, or in workers. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const { reportViolation } = window as unknown as { reportViolation(text: string): void };
    reportViolation(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/** Playwright's test, which also fails on any console warning or error, script error, refusal by the security policy, or request that failed. */
export const test = base.extend<Options & Fixtures, Worker>({
  served: [testSite('features'), { option: true }],
  // Of the worker, so that all files of tests share two browsers: a fixture of a file's own would start others for it.
  serve: [
    async ({ browserName: _ }, use) => {
      const servers = new Map<string, ReturnType<typeof serveSite>>();
      await use(async (site) => {
        const server = servers.get(site.out) ?? serveSite(site);
        servers.set(site.out, server);
        return (await server).address;
      });
      for (const server of servers.values()) (await server).close();
    },
    { scope: 'worker' },
  ],
  address: [async ({ serve, served }, use) => use(await serve(served)), { timeout: 600_000 }],
  baseURL: ({ address }, use) => use(address),
  theme: [null, { option: true }],
  thrifty: [true, { option: true }],
  reducedMotion: ({ thrifty }, use) => use(thrifty ? 'reduce' : 'no-preference'),
  provoked: [null, { option: true }],
  devtools: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page);
    await use(session);
    await session.detach();
  },
  problems: [
    async ({ context, theme, thrifty, provoked }, use, testInfo) => {
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!provoked?.test(problem)) problems.push(problem);
      };
      context.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') report(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => report(`exception: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page ends what it was still loading.
        if (reason !== 'net::ERR_ABORTED') report(`${reason}: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
      });
      await context.exposeFunction('reportViolation', (text: string) => report(`policy: ${text}`));
      await context.addInitScript(reportViolations);
      if (thrifty) await context.addInitScript(saveData);
      // The window of an earlier test (playwright.config.ts): all of it begins anew but the place of the pointer.
      for (const page of context.pages()) await page.mouse.move(0, 0);
      if (theme) await context.addInitScript(rememberTheme, [preferencesKey, theme] as [string, string]);
      await use(problems);
      expect(problems).toEqual([]);
      // A test may end while its page is going somewhere: the window is free for the next one once that has ended too.
      const pages = testInfo.status === testInfo.expectedStatus ? context.pages() : [];
      for (const page of pages) await expect(() => page.goto('about:blank')).toPass();
    },
    { auto: true },
  ],
});

/** Waits until the scripts of a loaded page answer. The pointer moves, as a reader's does: they come at once then. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.mouse.move(1, 0);
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

/**
 * Has requests of the pages opened from now on pass through the test. Of what comes right after the first `page.route` of an
 * open page, Chromium lets some through.
 */
export async function interceptRequests(page: Page): Promise<void> {
  await page.route(/^never:/, (route) => route.fallback());
}

/** Opens a page, by its address below the base path, and waits until its scripts answer. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilInteractive(page);
}

export { expect };

import { test as base, expect, type Page } from '@playwright/test';
import { preferencesKey } from '../../../lib/preferences-key';

interface Options {
  /** Colour mode the reader chose on an earlier visit; null for a first visit. */
  theme: 'light' | 'dark' | null;
  /** Console messages and failures that a test provokes on purpose. */
  provoked: RegExp | null;
}

interface Fixtures {
  /** Everything that went wrong in any page of this test. Checked at its end. */
  problems: string[];
}

function rememberTheme([key, colorMode]: [string, string]): void {
  // The empty page before the first address has no storage.
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ state: { colorMode, tabs: {}, openCategories: {} }, version: 1 }));
}

/** Reports what the page's security policy refused: the console does not say it of every kind, or in workers. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const { reportViolation } = window as unknown as { reportViolation(text: string): void };
    reportViolation(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/** Playwright's test, which also fails on any console warning or error, script error, refusal by the security policy, or request that failed. */
export const test = base.extend<Options & Fixtures>({
  theme: [null, { option: true }],
  provoked: [null, { option: true }],
  problems: [
    async ({ context, theme, provoked }, use) => {
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
      if (theme) await context.addInitScript(rememberTheme, [preferencesKey, theme] as [string, string]);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page, by its address below the base path, and waits until its scripts answer. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}

export { expect };

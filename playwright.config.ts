import { defineConfig, type LaunchOptions } from '@playwright/test';
import { launchOptions } from './lib/browser/launch-options';

function browser(): LaunchOptions {
  try {
    return launchOptions();
  } catch (error) {
    // A stack trace would bury the one line that says what to install.
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'export', testMatch: ['tests/e2e/**/*.test.ts', 'tests/visual/**/*.test.ts'] },
    // Run on its own (scripts/test.ts): beside others, the development server would want both cores.
    { name: 'dev', testMatch: 'tests/dev/**/*.test.ts' },
  ],
  globalSetup: './tests/e2e/serve-export.ts',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: { ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }), launchOptions: browser() },
});

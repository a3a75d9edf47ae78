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
    { name: 'export', testMatch: 'tests/e2e/**/*.test.ts' },
    { name: 'hosting', testMatch: 'tests/hosting/**/*.test.ts' },
    // Run on its own (scripts/test.ts) and file by file: a server and a build that would want all cores, and .contentlayer.
    { name: 'dev', testMatch: 'tests/dev/**/*.test.ts', workers: 1 },
  ],
  globalSetup: './tests/e2e/serve-export.ts',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: { ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }), launchOptions: browser() },
});

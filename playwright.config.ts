import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { launchOptions } from './lib/node/launch-options';

function browser(light = false): LaunchOptions {
  try {
    return launchOptions({ light });
  } catch {
    // Other tools read this file as well. A run of tests says what to install before it begins (globalSetup).
    return {};
  }
}

/** Draws the same pixels on every machine: fonts from a package, no smoothing that depends on the screen. */
function steadyBrowser(): LaunchOptions {
  const options = browser();
  const args = ['--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];
  // An absolute path: Chromium's own processes start elsewhere.
  const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/visual/fonts.conf') };
  return { ...options, args: [...(options.args ?? []), ...args], env };
}

// One window for the tests of a worker, emptied after each, as Playwright's extension for editors has it: a third less time.
// The name is not documented. Where it means nothing any more, each test opens a window of its own again.
process.env['PW_TEST_REUSE_CONTEXT'] = '1';

/** Milliseconds to wait for what comes in moments: a busy machine fails nothing. */
const patient = { timeout: 15_000 };

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/require-browser.ts',
  projects: [
    { name: 'export', testMatch: 'tests/e2e/**/*.test.ts' },
    { name: 'hosting', testMatch: 'tests/hosting/**/*.test.ts', timeout: 90_000 },
    {
      name: 'visual',
      testMatch: 'tests/visual/**/*.test.ts',
      snapshotPathTemplate: 'tests/visual/snapshots/{arg}{ext}',
      // Far below one pixel in a thousand, so that two of them are seen where they stand alone.
      expect: {
        ...patient,
        toHaveScreenshot: { maxDiffPixels: 20, threshold: 0.01, stylePath: 'tests/visual/steady.css' },
      },
      // The style sheet above is not one of the page's own.
      use: {
        bypassCSP: true,
        contextOptions: { reducedMotion: 'reduce' },
        locale: 'en',
        launchOptions: steadyBrowser(),
      },
    },
    // Browsers of the system, one at a time.
    { name: 'engines', testMatch: 'tests/engines/**/*.test.ts', workers: 1, timeout: 90_000 },
    // Not a part of `npm test`: webpack takes three minutes, and no build of ours asks for it.
    { name: 'webpack', testMatch: 'tests/webpack/**/*.test.ts', workers: 1 },
    // Run on its own (tests/run/all.ts) and file by file: a server and a build that would want all cores, and .contentlayer.
    {
      name: 'dev',
      testMatch: ['tests/dev/**/*.test.ts', 'tests/hostile/**/*.test.ts'],
      workers: 1,
      timeout: 90_000,
    },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // Twice what the slowest takes on a busy machine: a run in which much is broken waits this long for each. Longer ones set their own.
  timeout: 60_000,
  expect: patient,
  fullyParallel: true,
  retries: 0,
  // One more than can work: each waits a tenth of its time.
  workers: cpus().length + 1,
  reporter: [['list'], ['html', { open: 'never' }]],
  // Chromium as readers have it is among the three engines, and draws the pictures.
  use: { launchOptions: browser(true) },
});

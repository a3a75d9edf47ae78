import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const tests = 'tests/unit/**/*.test.{ts,tsx}';
const isolated = 'tests/unit/**/*.isolated.test.{ts,tsx}';
const math = 'tests/unit/**/*.math.test.{ts,tsx}';

/** More than half of the time of all unit tests: random input, and programs that are started. `npm run test:fast` goes without. */
const slow = [
  'tests/unit/bounded-work.test.ts',
  'tests/unit/hostile/**',
  'tests/unit/scripts/**',
  'tests/unit/lib/build/lock.test.ts',
  'tests/unit/lib/check/properties.test.ts',
  'tests/unit/lib/cms/sync/swap.test.ts',
  'tests/unit/lib/dev/watch-config.test.ts',
  'tests/unit/lib/framework/upgrade.test.ts',
  'tests/unit/lib/import/{interrupted,load-site,recorded,run-import}.test.ts',
  'tests/unit/lib/node/**',
];
const left = process.env['QUICK_TESTS'] === '1' ? slow : [];

/** What a build tells the code for browsers, which reads it once. */
const locales = JSON.stringify([{ code: 'en', label: 'English', dir: 'ltr' }]);
const withMath = JSON.stringify({ markdown: { math: true, mathMacros: { '\\rope': '#1\\ \\text{m}' } } });

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: at('./') },
      // Only Next's bundler resolves the real module to something that does not throw.
      { find: 'server-only', replacement: at('./tests/unit/empty-module.ts') },
    ],
  },
  test: {
    // What hangs is found all the same, and a busy machine fails nothing.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // Tests make much that they forget at once: it is cleared away less often.
    execArgv: ['--max-semi-space-size=32'],
    // Vitest leaves one core free otherwise, for a watching author who does not watch here.
    maxWorkers: cpus().length,
    exclude: left,
    projects: [
      // A process reads the code once for all of its files: to start one for each takes longer than the tests.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [tests],
          exclude: [isolated, math, ...left],
          isolate: false,
          env: { NEXT_PUBLIC_LOCALES: locales },
        },
      },
      // Formulas are off unless a site asks for them, once and for all that a process reads.
      {
        extends: true,
        test: {
          name: 'math',
          include: [math],
          isolate: false,
          env: { SITE_CONFIG: withMath, NEXT_PUBLIC_LOCALES: locales },
        },
      },
      // These stand in for a module that other files have loaded already.
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
});

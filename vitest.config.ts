import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const tests = 'tests/unit/**/*.test.{ts,tsx}';
const isolated = 'tests/unit/**/*.isolated.test.ts';

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
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // Vitest leaves one core free otherwise, for a watching author who does not watch here.
    maxWorkers: cpus().length,
    projects: [
      // A process reads the code once for all of its files: to start one for each takes longer than the tests.
      { extends: true, test: { name: 'unit', include: [tests], exclude: [isolated], isolate: false } },
      // These stand in for a module that other files have loaded already.
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }] },
  test: {
    include: ['tests/cms/**/*.test.ts'],
    globalSetup: ['tests/cms/support/template.ts'],
    // A process reads the code once for all of its files.
    pool: 'forks',
    isolate: false,
    // Each file starts a CMS of its own, and they run beside the other tests.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // What hangs is found all the same, and a busy machine fails nothing.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

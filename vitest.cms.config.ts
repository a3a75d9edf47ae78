import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** It has `npm run dev` of this project to itself: tests/run/all.ts lets others have it once it is done. */
const first = 'journey.test.ts';

class JourneyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(first);
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }] },
  test: {
    include: ['tests/cms/**/*.test.ts'],
    globalSetup: ['tests/cms/support/template.ts'],
    // Each file starts a CMS of its own, and waits for it a third of its time.
    maxWorkers: 3,
    sequence: { sequencer: JourneyFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});

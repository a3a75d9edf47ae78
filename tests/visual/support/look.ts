import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerInfo } from '@playwright/test';
import { test as featuresTest } from '../../e2e/support/features';

/** The major version of Chromium that drew the snapshots: another one may draw text differently. */
const versionFile = join('tests', 'visual', 'chromium.txt');

function isUpdate({ config }: WorkerInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/** Test on pictures: fails with one line, before it draws any, in another Chromium than that of the snapshots. */
export const test = featuresTest.extend<object, { drawnBySame: string }>({
  drawnBySame: [
    async ({ browser }, use, info) => {
      const [version = ''] = browser.version().split('.');
      if (isUpdate(info)) writeFileSync(versionFile, `${version}\n`);
      const recorded = readFileSync(versionFile, 'utf8').trim();
      if (recorded !== version)
        throw new Error(
          `The pictures are of Chromium ${recorded}, this is ${version}: use that one, or look at the new pictures and accept them with npm run test:visual -- --update-snapshots`,
        );
      await use(version);
    },
    { scope: 'worker', auto: true },
  ],
});

const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

/** Declares the same tests for every combination of width and colour mode; their snapshots get its suffix. */
export function inEveryView(declare: (suffix: string, width: keyof typeof widths) => void): void {
  for (const width of ['wide', 'narrow'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test.describe(`${width}, ${theme}`, () => {
        test.use({ viewport: widths[width], theme });
        declare(`${width}-${theme}`, width);
      });
    }
  }
}

export { expect, open } from '../../e2e/support/features';

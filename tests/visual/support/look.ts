import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type PageAssertionsToHaveScreenshotOptions, type TestInfo } from '@playwright/test';

const versionFile = join('tests', 'visual', 'snapshots', 'chromium.txt');

function isUpdate({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/**
 * Expects the page to look as its snapshot does. Another Chromium may draw text differently: where a page differs and
 * the browser is another one than that of the snapshots, the failure says so first. Where nothing differs, its
 * version does not matter.
 */
export async function expectLook(
  page: Page,
  info: TestInfo,
  name: string,
  options: PageAssertionsToHaveScreenshotOptions = {},
): Promise<void> {
  const version = page.context().browser()?.version() ?? 'unknown';
  if (isUpdate(info)) writeFileSync(versionFile, `${version}\n`);
  const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : version;
  try {
    await expect(page).toHaveScreenshot(`${name}.png`, options);
  } catch (error) {
    if (recorded === version || !(error instanceof Error)) throw error;
    throw new Error(
      `The snapshots are of Chromium ${recorded}, this is ${version}. Where only the browser changed, make new ones: npm run test:visual -- --update-snapshots\n\n${error.message}`,
    );
  }
}

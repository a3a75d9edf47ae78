import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { basePath, exportDir, readExported } from './features';

const folder = '_next/static/chunks';

/** JavaScript files of the export, by name. */
export function chunkNames(): string[] {
  const names = readdirSync(join(exportDir, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js'));
}

export function readChunk(name: string): string {
  return readExported(join(folder, name));
}

/** Size of a text as a browser downloads it from a good host. */
export function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).byteLength;
}

/** Script files that ran in the page itself, without those of its workers. */
export async function pageScripts(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /^(link|script)$/.test((entry as PerformanceResourceTiming).initiatorType))
      .map(({ name }) => name),
  );
  const prefix = `${basePath}/${folder}/`;
  const paths = addresses.map((address) => new URL(address).pathname);
  return paths.flatMap((path) => (path.startsWith(prefix) && path.endsWith('.js') ? [path.slice(prefix.length)] : []));
}

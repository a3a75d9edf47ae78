import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { basePath, exportDir, readExported } from './site';

const folder = '_next/static/chunks';

/** JavaScript files of the export, by name. */
export function chunkNames(): string[] {
  const names = readdirSync(join(exportDir, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js'));
}

export function readChunk(name: string): string {
  return readExported(join(folder, name));
}

/** Size of a file as a browser downloads it from a good host. */
export function brotliSize(name: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readChunk(name), { params }).byteLength;
}

/** Follows which JavaScript files a page asks for. */
export function watchChunks(page: Page): Set<string> {
  const prefix = `${basePath}/${folder}/`;
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(prefix) && pathname.endsWith('.js')) requested.add(pathname.slice(prefix.length));
  });
  return requested;
}

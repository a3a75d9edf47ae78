import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSite } from '../../support/sites';

/** The site that has every feature once. What its pages say is for tests to name. */
export const features = testSite('features');

export const { basePath, title: siteTitle } = features.site;
export const exportDir = features.out;

/** Text of a file of the export. */
export function readExported(file: string): string {
  return readFileSync(join(exportDir, file), 'utf8');
}

/** Source of a doc, as its author wrote it. */
export function readSource(doc: string): string {
  return readFileSync(join(features.content, `${doc}.mdx`), 'utf8');
}

/** Texts of all files that make up a page: its HTML and every payload the router may load for it. */
export function pageFiles(address: string): string[] {
  const names = readdirSync(join(exportDir, address), { recursive: true, encoding: 'utf8' });
  const payloads = names.filter((name) => name.endsWith('.txt') && name.includes('__next'));
  return [`${address}.html`, `${address}.txt`, ...payloads.map((name) => join(address, name))].map(readExported);
}

export { expect, interceptRequests, open, test } from './test';

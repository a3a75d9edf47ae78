import { readFileSync } from 'node:fs';
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

/** Texts of the files that make up a page: its HTML, and what the router loads in its place. */
export function pageFiles(address: string): string[] {
  return [`${address}.html`, `${address}.txt`].map(readExported);
}

export { expect, interceptRequests, open, test } from './test';

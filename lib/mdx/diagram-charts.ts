import { readFileSync } from 'node:fs';
import { filesBelow } from '../node/walk-files';

const fence = /^( *)(`{3,})mermaid[^\n]*\n([\s\S]*?)^\1\2 *$/gm;

/** Sources of the diagrams in the documents of a folder, without repetitions, which versions have. */
export function chartsBelow(folder: string): string[] {
  const documents = filesBelow(folder).filter((file) => /\.mdx?$/i.test(file));
  const charts = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll('\r\n', '\n').matchAll(fence)].map(([, indent = '', , chart = '']) =>
      chart.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    ),
  );
  return [...new Set(charts)];
}

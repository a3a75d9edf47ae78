import { cpSync } from 'node:fs';

const templates = 'node_modules/create-docusaurus/templates';

/** Sites that Docusaurus built for `tests/record/docusaurus.ts`: the folders that make each up, and its base path. */
export const recordedSites: Readonly<Record<string, { folders: readonly string[]; basePath: string }>> = {
  docusaurus: { folders: ['tests/sites/docusaurus'], basePath: '/manual' },
  classic: { folders: [`${templates}/shared`, `${templates}/classic`], basePath: '' },
  'classic-typescript': { folders: [`${templates}/shared`, `${templates}/classic-typescript`], basePath: '' },
};

/** Puts such a site together in a folder. */
export function writeRecordedSite(name: string, folder: string): void {
  for (const from of recordedSites[name]?.folders ?? []) cpSync(from, folder, { recursive: true });
}

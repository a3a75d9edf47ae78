import { join } from 'node:path';
import { site } from '../config/site';
import { readLastUpdates } from '../content/last-update';
import { loadContent } from '../content/load-content';
import { readSnapshot } from '../content/publish';
import { createImageResolver } from '../content/resolve-image';
import { readVersions } from '../content/versions';
import { writeMachineFiles } from '../machines/write-machine-files';

/** Reads what the pages were made of once more and completes the export in `dir` with what machines read. */
export function buildMachineFiles(root: string, { contentDir, dir }: { contentDir: string; dir: string }): void {
  const { basePath } = site;
  writeMachineFiles(dir, {
    content: loadContent(readSnapshot(join(root, '.contentlayer')), readVersions(contentDir), site, { drafts: false }),
    site,
    updates: readLastUpdates(contentDir),
    resolveImage: createImageResolver({ contentDir, publicDir: join(root, 'public'), basePath }),
  });
}

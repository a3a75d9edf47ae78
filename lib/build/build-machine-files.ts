import { join } from 'node:path';
import { site } from '../config/site';
import { createMdxContexts } from '../content/create-mdx-contexts';
import { readLastUpdates } from '../content/last-update';
import { loadContent } from '../content/load-content';
import { readSnapshot } from '../content/publish';
import { createImageResolver } from '../content/resolve-image';
import { readVersions } from '../content/versions';
import { writeMachineFiles } from '../machines/write-machine-files';

/** Reads what the pages were made of once more and completes the export in `dir` with what machines read. */
export function buildMachineFiles(root: string, { contentDir, dir }: { contentDir: string; dir: string }): void {
  const publicDir = join(root, 'public');
  const content = loadContent(readSnapshot(join(root, '.contentlayer')), readVersions(contentDir), site, {
    drafts: false,
  });
  writeMachineFiles(dir, {
    content,
    site,
    updates: readLastUpdates(contentDir),
    resolveImage: createImageResolver({ contentDir, publicDir, basePath: site.basePath }),
    contexts: createMdxContexts({ content, contentDir, publicDir, site }),
  });
}

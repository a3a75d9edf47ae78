import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../config/site';
import { assetMediaType } from '../content/assets';
import { createMdxContexts } from '../content/create-mdx-contexts';
import { readLastUpdates } from '../content/last-update';
import { loadContent } from '../content/load-content';
import { readSnapshot } from '../content/publish';
import { createImageResolver } from '../content/resolve-image';
import { readVersions } from '../content/versions';
import { writeMachineFiles } from '../machines/write-machine-files';
import { createDrawCard } from '../social/draw-cards';

/** Logo of the site as a data URL: SVG, or whatever the ending says. */
function readLogo(publicDir: string): string {
  const { src } = site.brand.logo;
  const type = assetMediaType(src) ?? 'image/png';
  return `data:${type};base64,${readFileSync(join(publicDir, src)).toString('base64')}`;
}

/** Reads what the pages were made of once more and completes the export in `dir` with what machines read. */
export async function buildMachineFiles(
  root: string,
  { contentDir, dir }: { contentDir: string; dir: string },
): Promise<void> {
  const publicDir = join(root, 'public');
  const content = loadContent(readSnapshot(join(root, '.contentlayer')), readVersions(contentDir), site, {
    drafts: false,
  });
  await writeMachineFiles(dir, {
    content,
    site,
    updates: readLastUpdates(contentDir),
    resolveImage: createImageResolver({ contentDir, publicDir, basePath: site.basePath }),
    drawCard: createDrawCard(join(root, '.cache', 'social-images')),
    logo: readLogo(publicDir),
    contexts: createMdxContexts({ content, contentDir, publicDir, site }),
  });
}

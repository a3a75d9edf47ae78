import { join } from 'node:path';
import { localSite } from '../config/local-site';
import { site as config } from '../config/site';
import { createMdxContexts } from '../content/create-mdx-contexts';
import { readLastUpdates } from '../content/last-update';
import { loadContent } from '../content/load-content';
import { createImageResolver } from '../content/resolve-image';
import { readSnapshot } from '../content/snapshot-file';
import { readVersions } from '../content/versions';
import { markdownFiles } from '../machines/markdown-files';
import { collectPageFacts } from '../machines/page-facts';
import { drawPreview } from '../machines/preview-image';
import type { MachineInput } from '../machines/write-machine-files';
import { type DrawnPictures, drawPictures } from '../pictures/draw-pictures';
import type { Picture } from '../pictures/picture';
import { createDrawCard } from '../social/draw-cards';
import { readLogo } from '../social/read-logo';
import { readLanguage } from '../words/read-words';
import { measureStep } from './steps';
import type { Together } from './together';

/** What a build makes beside the pages. */
export interface BuildInput extends MachineInput {
  pictures: DrawnPictures;
}

/** Draws the link previews that follow from the content alone, so that the finished pages find them drawn. */
async function drawPreviews(input: Omit<MachineInput, 'markdown'>, signal: AbortSignal): Promise<void> {
  for (const facts of collectPageFacts(input.content, input.site, input.updates).values()) {
    if (signal.aborted) return;
    if (!facts.image) await drawPreview(facts, input);
  }
}

/** Reads what the pages are made of once more, and makes of it what machines read and needs no finished page. */
export async function makeMachineInput(
  root: string,
  contentDir: string,
  { signal, print }: Together,
): Promise<BuildInput> {
  const publicDir = join(root, 'public');
  const language = readLanguage(contentDir, config.locales[0]?.code ?? 'en');
  const site = localSite(config, language.words);
  const content = loadContent(readSnapshot(join(root, '.contentlayer')), readVersions(contentDir), site, {
    drafts: false,
  });
  const input = {
    language,
    content,
    site,
    updates: readLastUpdates(contentDir),
    resolveImage: createImageResolver({ contentDir, publicDir, basePath: site.basePath }),
    drawCard: createDrawCard(join(root, '.cache', 'social-images')),
    // The pictures have the ground of the dark mode.
    logo: readLogo(publicDir, site.brand.logo.srcDark ?? site.brand.logo.src),
  };
  const pictures = new Map<string, Picture>();
  const contexts = createMdxContexts({
    ...{ content, contentDir, publicDir, site, language },
    copies(picture) {
      pictures.set(picture.file, picture);
      return [];
    },
  });
  const markdown = await measureStep('markdown', print, async () =>
    markdownFiles({ content, site, language, contexts }),
  );
  await measureStep('link previews', print, () => drawPreviews(input, signal));
  const drawn = await measureStep('pictures', print, () =>
    drawPictures(pictures.values(), join(root, '.cache', 'pictures'), signal, print),
  );
  return { ...input, markdown, pictures: drawn };
}

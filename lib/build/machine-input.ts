import { join } from 'node:path';
import { z } from 'zod';
import { site as config } from '../config/site';
import { readLastUpdates } from '../content/files/last-update';
import { componentNames } from '../content/files/write-components';
import { createMdxContexts, type MdxContexts } from '../content/links/create-mdx-contexts';
import { createImageResolver } from '../content/links/resolve-image';
import { type Edition, makeEditions } from '../content/model/make-editions';
import { siteRoutes } from '../content/model/site-routes';
import { readSnapshot } from '../content/snapshot/snapshot-file';
import { fileEngine } from '../content/views/search-engine';
import { openKeptResults } from '../mdx/kept-results';
import { sectionsSchema } from '../mdx/sections';
import { hash } from '../node/code-fingerprint';
import { type DrawnPictures, drawPictures } from '../pictures/draw-pictures';
import type { Picture } from '../pictures/picture';
import { createDrawCard } from '../publish/draw-cards';
import { filesBesidePages } from '../publish/files-beside-pages';
import { markdownFiles } from '../publish/markdown-files';
import { collectPageFacts } from '../publish/page-facts';
import { drawPreview } from '../publish/preview-image';
import { readLogo } from '../publish/read-logo';
import type { MachineInput } from '../publish/write-machine-files';
import { measureStep } from './steps';
import type { Together } from './together';

/** What a build makes beside the pages. */
export interface BuildInput extends MachineInput {
  pictures: DrawnPictures;
}

/** Draws the link previews that follow from the content alone, so that the finished pages find them drawn. */
async function drawPreviews(input: Omit<MachineInput, 'contentDir' | 'files'>, signal: AbortSignal): Promise<void> {
  for (const { content, site } of input.editions)
    for (const facts of collectPageFacts(content, site, input.updates).values()) {
      if (signal.aborted) return;
      if (!facts.image) await drawPreview(facts, { ...input, site });
    }
}

interface MachineInputOptions {
  root: string;
  contentDir: string;
  /** Hash of the code and the configuration of this build. */
  code: string;
}

/** Reads what the pages are made of once more, and makes of it what machines read and needs no finished page. */
export async function makeMachineInput(
  { root, contentDir, code }: MachineInputOptions,
  { signal, print }: Together,
): Promise<BuildInput> {
  const publicDir = join(root, 'public');
  const sources = readSnapshot(join(root, '.contentlayer'));
  const editions = makeEditions({ site: config, contentDir, sources, drafts: false });
  const [{ site }] = editions;
  const { logo } = site.brand;
  const routes = new Set(editions.flatMap(({ content }) => [...siteRoutes(content)]));
  const input = {
    editions,
    site,
    updates: readLastUpdates(contentDir),
    resolveImage: createImageResolver({ contentDir, publicDir, basePath: site.basePath }),
    drawCard: createDrawCard(join(root, '.cache', 'social-images')),
    // The pictures have the ground of the dark mode.
    logo: logo && readLogo(publicDir, logo.srcDark ?? logo.src),
  };
  const pictures = new Map<string, Picture>();
  const copies = (picture: Picture) => {
    pictures.set(picture.file, picture);
    return [];
  };
  const components = { names: componentNames(contentDir, site.content.cms), load: async () => ({}) };
  const contexts = new Map(
    editions.map((edition) => [
      edition,
      createMdxContexts({ ...edition, routes, contentDir, publicDir, components, copies }),
    ]),
  );
  const contextsOf = (edition: Edition) => contexts.get(edition) as MdxContexts;
  const kept = join(root, '.cache/markdown', hash(contentDir).slice(0, 8));
  const markdown = await measureStep('markdown', print, async () => {
    const { of: keep, save } = openKeptResults(`${kept}.json`, z.string(), code);
    const files = editions.map((edition) => markdownFiles({ ...edition, contexts: contextsOf(edition), keep }));
    save();
    return files.flatMap((map) => [...map]);
  });
  const beside = await measureStep('page data', print, async () => {
    const sections = new Map(
      editions.map((edition) => [
        edition,
        openKeptResults(`${kept}-${edition.locale.code}.json`, sectionsSchema, code),
      ]),
    );
    // Pagefind makes its index of the finished pages. A cluster is fed with sections.
    const ofPages = site.search.engine !== 'typesense' && fileEngine(editions) === 'pagefind';
    const keepOf = (edition: Edition) => (ofPages ? null : (sections.get(edition)?.of ?? null));
    const files = [...filesBesidePages({ editions, contextsOf, keepOf })];
    const made = await Promise.all(files.map(async ([path, make]) => [path, await make()] as const));
    for (const { save } of sections.values()) save();
    return made;
  });
  await measureStep('link previews', print, () => drawPreviews(input, signal));
  const drawn = await measureStep('pictures', print, () =>
    drawPictures(pictures.values(), join(root, '.cache', 'pictures'), signal, print),
  );
  return { ...input, contentDir, files: new Map([...markdown, ...beside]), pictures: drawn };
}

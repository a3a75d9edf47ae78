import { join } from 'node:path';
import { site as config } from '../config/site';
import { readLastUpdates } from '../content/files/last-update';
import { componentNames } from '../content/files/write-components';
import { createMdxContexts, type MdxContexts } from '../content/links/create-mdx-contexts';
import { createImageResolver } from '../content/links/resolve-image';
import { type Edition, makeEditions } from '../content/model/make-editions';
import { siteRoutes } from '../content/model/site-routes';
import { readSnapshot } from '../content/snapshot/snapshot-file';
import { fileEngine } from '../content/views/search-files';
import { documentTextsSchema } from '../markdown/document-texts';
import { openKeptResults } from '../mdx/kept-results';
import type { Section } from '../mdx/read-sections';
import { hash } from '../node/hash';
import { type DrawnPictures, drawPictures } from '../pictures/draw-pictures';
import type { Picture } from '../pictures/picture';
import { createDrawCard } from '../publish/draw-cards';
import { drawPreviews } from '../publish/draw-previews';
import { filesBesidePages, replacedFiles } from '../publish/files-beside-pages';
import { markdownFiles } from '../publish/llms';
import { type MarkdownPage, markdownPages } from '../publish/markdown-pages';
import { readLogo } from '../publish/read-logo';
import type { MachineInput } from '../publish/write-machine-files';
import type { BuildPlan } from './plan-build';
import { measureStep, StepError, type Together } from './steps';

export interface BuildInput extends MachineInput {
  pictures: DrawnPictures;
}

/** Finds the sections of documents. An untranslated document has those of its original. */
function sectionReader(pagesOf: ReadonlyMap<Edition, readonly MarkdownPage[]>, standard: Edition) {
  const byPath = new Map(
    Array.from(pagesOf, ([edition, pages]) => [edition, new Map(pages.map((page) => [page.path, page]))]),
  );
  return (edition: Edition, { path }: { path: string }): Section[] => {
    const page = byPath.get(edition)?.get(path) ?? byPath.get(standard)?.get(path);
    if (!page) throw new Error(`${path} has no page.`);
    return page.texts().sections;
  };
}

/** Reads the content and makes all files for machines that need no finished pages. */
export async function makeMachineInput({ root, content, publicDir, code }: BuildPlan, { signal, print }: Together) {
  const contentDir = join(root, content);
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
    // The pictures have the background of the dark mode.
    logo: logo && (await readLogo(join(publicDir, logo.srcDark ?? logo.src))),
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
  const kept = openKeptResults(
    join(root, '.cache/markdown', `${hash(contentDir).slice(0, 8)}.json`),
    documentTextsSchema,
    code,
  );
  const pagesOf = new Map(
    editions.map((edition) => [edition, markdownPages({ ...edition, contexts: contextsOf(edition), keep: kept.of })]),
  );
  const markdown = await measureStep('markdown', print, async () => {
    const files = Array.from(pagesOf, ([edition, pages]) => markdownFiles(edition, pages));
    kept.save();
    return files.flatMap((map) => [...map]);
  });
  const beside = await measureStep('page data', print, async () => {
    // Pagefind indexes the finished pages. A cluster needs sections.
    const ofPages = site.search.engine !== 'typesense' && fileEngine(editions) === 'pagefind';
    const sectionsOf = ofPages ? null : sectionReader(pagesOf, editions[0]);
    const files = [...filesBesidePages({ editions, contextsOf, sectionsOf })];
    const replaced = replacedFiles(
      publicDir,
      files.map(([path]) => path),
    );
    if (replaced !== undefined) throw new StepError(replaced);
    return Promise.all(files.map(async ([path, make]) => [path, await make()] as const));
  });
  await measureStep('link previews', print, () => drawPreviews(input, { signal, print }));
  const drawn = await measureStep('pictures', print, () =>
    drawPictures(pictures.values(), join(root, '.cache', 'pictures'), signal, print),
  );
  return { ...input, contentDir, files: new Map([...markdown, ...beside]), pictures: drawn };
}

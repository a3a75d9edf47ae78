import type { SiteConfig } from '../../../schema/site';
import type { MdxContext, OwnComponents } from '../../mdx/types';
import type { Picture, PictureSource } from '../../pictures/picture';
import { readPicture } from '../../pictures/read-picture';
import type { Language } from '../../words/types';
import { documentsOf } from '../model/documents';
import type { Content } from '../model/load-content';
import { contentLinks } from './content-links';
import { createImageResolver } from './resolve-image';

/** Makes the context of the document at a content path and route. */
export type MdxContexts = (path: string, permalink: string) => MdxContext;

interface ContextInput {
  content: Content;
  contentDir: string;
  publicDir: string;
  site: Pick<SiteConfig, 'url' | 'basePath' | 'title' | 'tagline' | 'customFields'>;
  /** Every route that links may lead to; by default those of the content. */
  routes?: ReadonlySet<string>;
  /** Words of the interface; English if documents are only read. */
  language?: Language;
  /** Absent if documents are only read. */
  components?: OwnComponents;
  /** Called with each picture; returns the copies that a page offers. Absent in development, which has none. */
  copies?: (picture: Picture) => readonly PictureSource[];
}

/** Answers the pipeline's questions about links and images. Broken ones stay as written; the checks report them. */
export function createMdxContexts({
  content,
  contentDir,
  publicDir,
  site: { url, basePath, title, tagline, customFields },
  routes,
  language,
  components,
  copies,
}: ContextInput): MdxContexts {
  const docs = documentsOf(content);
  const files = new Map(docs.flatMap((doc) => (doc.file === undefined ? [] : [[doc.path, doc.file] as const])));
  const frontMatters = new Map(
    docs.map((doc): [string, Record<string, unknown>] => [doc.path, { ...doc.keys, ...doc.frontMatter }]),
  );
  const resolveLink = contentLinks(content, { basePath, url }, routes);

  return (path, permalink) => {
    // The resolver lists each folder once. Files change while an author writes, so each document gets a new one.
    const resolver = createImageResolver({ contentDir, publicDir, basePath });
    const resolveImage = (from: string, source: string) => resolver(files.get(from) ?? from, source);
    return {
      ...(components && { components }),
      ...(language && { words: language.words }),
      link(address, from = path) {
        const { kind, href, source = address } = resolveLink(from, permalink, address);
        if (kind === 'unchecked') return { href, external: false, unchecked: true };
        if (kind !== 'file') return { href, external: kind === 'external' && /^(https?:)?\/\//.test(href) };
        const asset = resolveImage(from, source);
        return { href: asset.file && source === address ? asset.url : href, external: false };
      },
      image(src, from = path) {
        const { kind, file, url: found } = resolveImage(from, src);
        const picture = file === undefined ? undefined : readPicture(file);
        const sources = picture && copies?.(picture);
        return {
          src: found,
          ...(picture && { width: picture.width, height: picture.height }),
          ...(sources && sources.length > 0 && { sources }),
          ...(kind === 'unchecked' && { unchecked: true }),
        };
      },
      include: (file) => content.included.get(file),
      site: { title, tagline, url, baseUrl: `${basePath}/`, customFields },
      frontMatter: frontMatters.get(path) ?? {},
    };
  };
}

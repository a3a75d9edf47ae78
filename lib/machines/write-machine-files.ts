import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import type { MdxContexts } from '../content/create-mdx-contexts';
import { imageSize } from '../content/image-size';
import type { LastUpdate } from '../content/last-update';
import type { Content } from '../content/load-content';
import type { ImageResolver } from '../content/resolve-image';
import { absoluteUrl } from './absolute-url';
import { headMarkup, type PreviewImage } from './head-markup';
import { llmsFull, llmsIndex, llmsSections } from './llms';
import { markdownPages } from './markdown-pages';
import { bareFacts, collectPageFacts, type PageFacts } from './page-facts';
import { readPages } from './read-pages';
import { manifest, robots } from './site-files';
import { type SitemapEntry, sitemap } from './sitemap';

export interface MachineInput {
  content: Content;
  site: SiteConfig;
  updates: ReadonlyMap<string, LastUpdate>;
  resolveImage: ImageResolver;
  contexts: MdxContexts;
}

function chosenImage({ image }: PageFacts, { site, resolveImage }: MachineInput): PreviewImage | undefined {
  if (!image) return undefined;
  const { file, url } = resolveImage(image.from, image.src);
  return { url: new URL(url, site.url).href, ...(file && imageSize(file)) };
}

/** Title of a page without the name of the site, as its tab shows it. */
function ownTitle(title: string, { titleSeparator, title: siteTitle }: SiteConfig): string {
  const suffix = ` ${titleSeparator} ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Puts what only machines read into the head of each page. Resolves with the addresses search engines may list. */
function completeHeads(dir: string, input: MachineInput): SitemapEntry[] {
  const { content, site, updates } = input;
  const facts = collectPageFacts(content, site, updates);
  const entries: SitemapEntry[] = [];
  for (const { file, html, route, head } of readPages(dir, site)) {
    const own = facts.get(route) ?? bareFacts(ownTitle(head.title, site));
    const listed = !head.noindex;
    const page = { route, description: head.description, listed, facts: own, image: chosenImage(own, input) };
    writeFileSync(
      join(dir, file),
      html.replace('</head>', () => `${headMarkup(page, site)}</head>`),
    );
    if (listed) entries.push({ url: absoluteUrl(site, route), modified: own.modified });
  }
  return entries;
}

/** Writes every document as Markdown, and the two files that lead language models to them. */
function writeMarkdown(dir: string, { content, site, contexts }: MachineInput): void {
  const pages = markdownPages(content, site, contexts);
  const texts = new Map(pages.map((page) => [page.route, page.markdown()]));
  for (const [route, text] of texts) {
    const file = join(dir, `${route}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const sections = llmsSections(content, pages);
  writeFileSync(join(dir, 'llms.txt'), llmsIndex(sections, site));
  writeFileSync(
    join(dir, 'llms-full.txt'),
    llmsFull(sections, site, ({ route }) => texts.get(route) ?? ''),
  );
}

/**
 * Completes an export with what is written for machines: the pages as Markdown, llms.txt, sitemap.xml, robots.txt,
 * manifest.webmanifest, and in each page's head link preview and structured data. These go into the finished HTML,
 * because what React renders into a head is repeated in each payload Next writes for a page, which no machine reads.
 */
export function writeMachineFiles(dir: string, input: MachineInput): void {
  writeMarkdown(dir, input);
  writeFileSync(join(dir, 'sitemap.xml'), sitemap(completeHeads(dir, input)));
  writeFileSync(join(dir, 'robots.txt'), robots(input.site));
  writeFileSync(join(dir, 'manifest.webmanifest'), manifest(input.site));
}

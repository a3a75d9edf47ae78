import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { imageSize } from '../content/image-size';
import type { LastUpdate } from '../content/last-update';
import type { Content } from '../content/load-content';
import type { ImageResolver } from '../content/resolve-image';
import { absoluteUrl } from './absolute-url';
import { headMarkup, type PreviewImage } from './head-markup';
import { bareFacts, collectPageFacts, type PageFacts } from './page-facts';
import { readPages } from './read-pages';
import { manifest, robots } from './site-files';
import { type SitemapEntry, sitemap } from './sitemap';

export interface MachineInput {
  content: Content;
  site: SiteConfig;
  updates: ReadonlyMap<string, LastUpdate>;
  resolveImage: ImageResolver;
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

/**
 * Completes an export with what is written for machines: sitemap.xml, robots.txt, manifest.webmanifest, and in each
 * page's head link preview and structured data. They go into the finished HTML, because what React renders into a head
 * is repeated in each of the payloads Next writes for a page, which no machine reads.
 */
export function writeMachineFiles(dir: string, input: MachineInput): void {
  const { content, site, updates } = input;
  const facts = collectPageFacts(content, site, updates);
  const entries: SitemapEntry[] = [];
  for (const { file, html, route, head } of readPages(dir, site)) {
    const own = facts.get(route) ?? bareFacts(ownTitle(head.title, site));
    const listed = !head.noindex;
    const page = { route, description: head.description, listed, facts: own, image: chosenImage(own, input) };
    writeFileSync(join(dir, file), html.replace('</head>', () => `${headMarkup(page, site)}</head>`));
    if (listed) entries.push({ url: absoluteUrl(site, route), modified: own.modified });
  }
  writeFileSync(join(dir, 'sitemap.xml'), sitemap(entries));
  writeFileSync(join(dir, 'robots.txt'), robots(site));
  writeFileSync(join(dir, 'manifest.webmanifest'), manifest(site));
}

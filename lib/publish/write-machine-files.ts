import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalSite } from '../config/local-site';
import { listAssets } from '../content/files/assets';
import type { LastUpdate } from '../content/files/last-update';
import { isRouteBelow } from '../content/model/join-route';
import type { Edition } from '../content/model/make-editions';
import { putCopy, putFile } from '../node/put-file';
import { absoluteUrl } from '../site/absolute-url';
import { writeAddressPages } from './address-pages';
import { translationsOf } from './alternates';
import { cardSize } from './card';
import { alternateLinks, headMarkup, iconLinks, ownHeadTags } from './head-markup';
import { bareFacts, collectPageFacts, listCrumbs, type PageFacts, type PreviewImage } from './page-facts';
import { chosenImage, drawPreview, type PreviewInput } from './preview-image';
import { readPages } from './read-pages';
import { manifest, robots } from './site-files';
import { allRedirects, redirectPage, redirectsFile } from './site-redirects';
import { type SitemapEntry, sitemapFiles } from './sitemap';

export interface MachineInput extends PreviewInput {
  /** The site in all languages, the default one first. */
  editions: readonly [Edition, ...Edition[]];
  updates: ReadonlyMap<string, LastUpdate>;
  contentDir: string;
  /** Documents as Markdown, and files for browsers and feed readers, by path below the export folder. */
  files: ReadonlyMap<string, string>;
}

const cardFolder = 'assets/social';

/** The image of a page: the named one, or one that is drawn into the export. */
async function previewImage(dir: string, facts: PageFacts, input: MachineInput): Promise<PreviewImage> {
  if (facts.image) return chosenImage(facts.image, input);
  const { name, png } = await drawPreview(facts, input);
  putFile(join(dir, `${cardFolder}/${name}`), png);
  return { url: absoluteUrl(input.site, `/${cardFolder}/${name}`), ...cardSize };
}

/** Title of a page without the title of the site. */
function ownTitle(title: string, { titleSeparator, title: siteTitle }: LocalSite): string {
  const suffix = ` ${titleSeparator} ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Adds tags for machines to the head of each page. Resolves with the entries of the sitemap. */
async function completeHeads(dir: string, input: MachineInput): Promise<SitemapEntry[]> {
  const { editions, site, updates } = input;
  const facts = new Map(
    editions.flatMap((edition) =>
      [...collectPageFacts(edition.content, edition.site, updates)].map(
        ([route, own]) => [route, { edition, own }] as const,
      ),
    ),
  );
  const crumbs = new Map(editions.map((edition) => [edition, listCrumbs(edition)]));
  const translations = translationsOf(editions);
  const everywhere = iconLinks(site, (path) => existsSync(join(dir, path))) + ownHeadTags(site.headTags);
  const entries: SitemapEntry[] = [];
  for (const { file, html, route, head } of readPages(dir, site)) {
    const known = facts.get(route);
    const edition =
      known?.edition ??
      editions.find(({ site: { routePrefix } }) => routePrefix !== '' && isRouteBelow(routePrefix, route)) ??
      editions[0];
    const list = () => ({
      ...bareFacts(ownTitle(head.title, edition.site)),
      crumbs: crumbs.get(edition)?.(route) ?? [],
    });
    const own = known?.own ?? list();
    const listed = !head.noindex;
    const image = await previewImage(dir, own, { ...input, site: edition.site });
    const page = { route, description: head.description, listed, facts: own, image };
    const pages = translations.get(route) ?? [];
    const alternates = pages.map((other) => ({ code: other.code, url: absoluteUrl(site, other.route) }));
    const markup =
      everywhere + headMarkup(page, edition.site, edition.locale.code) + alternateLinks('link', alternates);
    putFile(
      join(dir, file),
      html.replace('</head>', () => `${markup}</head>`),
    );
    if (listed) entries.push({ url: absoluteUrl(site, route), modified: own.modified, alternates });
  }
  return entries;
}

function writeRedirects(dir: string, publicDir: string, { editions, site }: MachineInput): void {
  const redirects = allRedirects(editions, site);
  for (const { language, ...redirect } of redirects) {
    if (existsSync(join(dir, `${redirect.file}.html`)))
      throw new Error(`The redirect from ${redirect.from} would take the place of a page. Remove it.`);
    putFile(join(dir, `${redirect.file}.html`), redirectPage(redirect, site, language));
  }
  if (redirects.length === 0) return;
  // Hosts take the first matching rule. The owner's rules come first.
  const own = join(publicDir, '_redirects');
  const before = existsSync(own) ? `${readFileSync(own, 'utf8').trimEnd()}\n` : '';
  putFile(join(dir, '_redirects'), before + redirectsFile(redirects));
}

/**
 * Completes an export with all files that are no pages: files beside documents, data for browsers, feeds, Markdown,
 * llms.txt, redirects, pages for other spellings of addresses, sitemap.xml, robots.txt, manifest.webmanifest and .nojekyll.
 * Also adds link preview and structured data to the head of each page. They are added to the finished HTML, because Next
 * repeats React's head in each payload of a page, which machines do not read. An own robots.txt or manifest.webmanifest
 * stays as it is, and rules of an own _redirects come first.
 * @param publicDir folder of the owner's files, which are in the export already
 */
export async function writeMachineFiles(dir: string, publicDir: string, input: MachineInput): Promise<void> {
  const writeUnlessOwn = (name: string, text: string) => {
    if (!existsSync(join(publicDir, name))) putFile(join(dir, name), text);
  };
  for (const [file, text] of input.files) putFile(join(dir, file), text);
  for (const path of listAssets(input.contentDir)) putCopy(join(input.contentDir, path), join(dir, 'assets', path));
  const entries = await completeHeads(dir, input);
  for (const [file, text] of sitemapFiles(entries, (name) => absoluteUrl(input.site, `/${name}`)))
    putFile(join(dir, file), text);
  writeRedirects(dir, publicDir, input);
  writeAddressPages(dir, input.site, input.editions);
  writeUnlessOwn('robots.txt', robots(input.site));
  writeUnlessOwn(
    'manifest.webmanifest',
    manifest(input.site, (path) => existsSync(join(dir, path))),
  );
  // GitHub Pages would drop folders such as _next if Jekyll processed the files.
  putFile(join(dir, '.nojekyll'), '');
}

import type { LocalSite } from '../config/local-site';
import type { ImageResolver } from '../content/links/resolve-image';
import { readPicture } from '../pictures/read-picture';
import { absoluteUrl } from '../site/absolute-url';
import { localeAt } from '../site/locales';
import { brandColors } from '../theme/palette';
import type { DrawCard } from './draw-cards';
import type { PageFacts, PreviewImage } from './page-facts';
import type { CardLogo } from './read-logo';

/** Inputs of the images for link previews. */
export interface PreviewInput {
  site: LocalSite;
  resolveImage: ImageResolver;
  drawCard: DrawCard;
  /** Logo of the site for the dark mode. */
  logo: CardLogo | undefined;
}

/** The image from the front matter of a page. */
export function chosenImage(image: NonNullable<PageFacts['image']>, input: PreviewInput): PreviewImage {
  const { file, url } = input.resolveImage(image.from, image.src);
  const picture = file === undefined ? undefined : readPicture(file);
  return { url: new URL(url, input.site.url).href, ...(picture && { width: picture.width, height: picture.height }) };
}

/** Draws an image from the title of a page and its categories. */
export function drawPreview(facts: PageFacts, { site, drawCard, logo }: PreviewInput): ReturnType<DrawCard> {
  const section = facts.kind === 'home' ? [site.tagline] : facts.crumbs.map(({ label }) => label);
  const address = absoluteUrl(site, '/').replace(/^\w+:\/\/|\/$/g, '');
  const color = brandColors(site.theme).dark;
  const { code: language, dir: direction } = localeAt(site.routePrefix, site.locales);
  return drawCard({ title: facts.title, section, brand: site.brand.title, color, logo, address, language, direction });
}

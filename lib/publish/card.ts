import { grounds } from '../theme/grounds';
import type { Weight } from './letters/font-files';
import type { Setting, TextPicture } from './letters/write-text';
import type { CardLogo } from './read-logo';

/** What a picture for link previews shows. */
export interface Card {
  title: string;
  /** Where the page lies, outermost first. */
  section: readonly string[];
  brand: string;
  logo: CardLogo | undefined;
  /** Colour of the brand, as the dark mode shows it. */
  color: string;
  /** Address of the site, as people say it. */
  address: string;
  /** Code of the language of the page. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Draws a text; undefined where it would lose letters. */
export type WriteText = (text: string, setting: Setting & { weight: Weight }) => TextPicture | undefined;

export const cardSize = { width: 1200, height: 630 };

const edge = { top: 72, side: 80, bottom: 64 };
const stripe = 12;
const ink = { paper: grounds.dark.paper, text: '#f2f4f7', muted: '#9ba6b4' };
const bold = 700;
const normal = 400;

/** Writing whose letters stand apart and need no more than usual above and below. */
const plain = /^[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\P{L}]*$/u;

const line = { width: cardSize.width - 2 * edge.side, lines: 1, lineHeight: 1.35, tracking: 0 };
const brandSetting = { ...line, sizes: [36], color: ink.text, weight: bold } as const;
const sectionSetting = { ...line, sizes: [32], color: ink.muted, weight: normal } as const;
const addressSetting = { ...line, sizes: [28], color: ink.muted, weight: normal } as const;

function titleSetting(text: string): Setting & { weight: Weight } {
  const tight = { sizes: [92, 72, 56], lineHeight: 1.2, tracking: -0.025 } as const;
  const wide = { sizes: [84, 72, 56] } as const;
  return { ...line, lines: 3, color: ink.text, weight: bold, ...(plain.test(text) ? tight : wide) };
}

/** Puts a picture at a place, its upper left corner. */
function placed({ svg }: TextPicture, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/**
 * A card as SVG: logo and name on top, then where the page is and what it is called, the site's address below. Colours of
 * the dark mode.
 */
export function cardMarkup({ title, section, brand, color, logo, address, direction }: Card, write: WriteText): string {
  /** The left edge of what is as wide as this, this far from the side where lines begin. */
  const from = (width: number, inset = 0) =>
    direction === 'rtl' ? cardSize.width - edge.side - inset - width : edge.side + inset;
  const parts: string[] = [];

  const name = write(brand, brandSetting);
  const headHeight = Math.max(logo?.height ?? 0, name?.height ?? 0);
  const inHead = (height: number) => edge.top + Math.round((headHeight - height) / 2);
  if (logo) {
    const { src, width, height } = logo;
    parts.push(`<image href="${src}" x="${from(width)}" y="${inHead(height)}" width="${width}" height="${height}"/>`);
  }
  if (name) parts.push(placed(name, from(name.width, logo ? logo.width + 20 : 0), inHead(name.height)));

  const foot = write(address, addressSetting);
  const end = cardSize.height - stripe - edge.bottom - (foot?.height ?? 0);
  if (foot) parts.push(placed(foot, from(foot.width), end));

  const way = write(section.filter((text) => write(text, sectionSetting)).join('  /  '), sectionSetting);
  const heading = write(title, titleSetting(title)) ?? write(brand, titleSetting(brand));
  const gap = 12;
  const middle = (way ? way.height + gap : 0) + (heading?.height ?? 0);
  const top = Math.round((edge.top + headHeight + end - middle) / 2);
  if (way) parts.push(placed(way, from(way.width), top));
  if (heading) parts.push(placed(heading, from(heading.width), top + middle - heading.height));

  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink.paper}"/>`,
    `<rect y="${height - stripe}" width="${width}" height="${stripe}" fill="${color}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

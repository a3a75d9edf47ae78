import { grounds } from '../theme/grounds';
import type { Weight } from './letters/font-files';
import type { Setting, TextPicture } from './letters/write-text';
import type { CardLogo } from './read-logo';

/** Content of a picture for link previews. */
export interface Card {
  title: string;
  /** Categories of the page, outermost first. */
  section: readonly string[];
  brand: string;
  logo: CardLogo | undefined;
  /** The colour of the brand in dark mode. */
  color: string;
  /** Address of the site without the scheme. */
  address: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Draws a text; undefined if it would lose letters. */
export type WriteText = (text: string, setting: Setting & { weight: Weight }) => TextPicture | undefined;

export const cardSize = { width: 1200, height: 630 };

const edge = { top: 72, side: 80, bottom: 64 };
const stripe = 12;
const ink = { paper: grounds.dark.paper, text: '#f2f4f7', muted: '#9ba6b4' };
const bold = 700;
const normal = 400;

/** Scripts with separate letters that need no additional space above and below. */
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

/** A part of a card, with its upper left corner. */
export interface Placed<Picture> {
  picture: Picture;
  x: number;
  y: number;
}

export type CardLayout = ReturnType<typeof layOutCard>;

/** Arranges a card: logo and name on top, then categories and title, then the address. Colours are of the dark mode. */
export function layOutCard({ title, section, brand, color, logo, address, direction }: Card, write: WriteText) {
  /** The left edge of a part with this width and this distance from the start of the line. */
  const from = (width: number, inset = 0) =>
    direction === 'rtl' ? cardSize.width - edge.side - inset - width : edge.side + inset;
  const texts: Placed<TextPicture>[] = [];
  const put = (picture: TextPicture, y: number, inset = 0) => texts.push({ picture, x: from(picture.width, inset), y });

  const name = write(brand, brandSetting);
  const headHeight = Math.max(logo?.height ?? 0, name?.height ?? 0);
  const inHead = (height: number) => edge.top + Math.round((headHeight - height) / 2);
  if (name) put(name, inHead(name.height), logo ? logo.width + 20 : 0);

  const foot = write(address, addressSetting);
  const end = cardSize.height - stripe - edge.bottom - (foot?.height ?? 0);
  if (foot) put(foot, end);

  const way = write(section.filter((text) => write(text, sectionSetting)).join('  /  '), sectionSetting);
  const heading = write(title, titleSetting(title)) ?? write(brand, titleSetting(brand));
  const gap = 12;
  const middle = (way ? way.height + gap : 0) + (heading?.height ?? 0);
  const top = Math.round((edge.top + headHeight + end - middle) / 2);
  if (way) put(way, top);
  if (heading) put(heading, top + middle - heading.height);

  return {
    paper: ink.paper,
    /** At the lower edge, as wide as the card. */
    stripe: { color, height: stripe },
    logo: logo && { picture: logo, x: from(logo.width), y: inHead(logo.height) },
    texts,
  };
}

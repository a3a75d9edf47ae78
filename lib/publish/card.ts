import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
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

/** Draws a text that the font of the pictures does not have the letters of; undefined where none has them. */
export type WriteText = (text: string, setting: Setting & { weight: Weight }) => TextPicture | undefined;

export const cardSize = { width: 1200, height: 630 };

/** Parts of the font the drawing is given, by what each is of. The first has Latin letters and common signs. */
export const cardFonts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

/** Name of a part of the font. */
export function fontName(part: (typeof cardFonts)[number]): string {
  return `Inter ${part}`;
}

/** What these parts do not have. It would be looked for on the network. */
const unknown = new RegExp(
  `[^${[
    '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u0148\\u014a-\\u01c3\\u01c5-\\u0254\\u02c6\\u02da\\u02dc',
    '\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03d7',
    '\\u0400-\\u0479\\u0480\\u0481\\u048a-\\u049d\\u04a0-\\u04ff',
    '\\u1e00-\\u1e9b\\u1e9d-\\u1eff',
    '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2039\\u203a\\u20ac\\u2116\\u2122\\u2212',
  ].join('')}]`,
  'g',
);

/** Text as far as the font can draw it; none where it would lose letters. */
export function drawable(text: string): string {
  const known = text.normalize('NFC').replace(/\s+/g, ' ');
  if (known.match(unknown)?.some((lost) => /[\p{L}\p{N}]/u.test(lost))) return '';
  return known.replace(unknown, '').replace(/ +/g, ' ').trim();
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function titleSize(title: string): number {
  if (title.length <= 24) return 92;
  return title.length <= 60 ? 72 : 56;
}

const ink = { paper: grounds.dark.paper, text: '#f2f4f7', muted: '#9ba6b4' };

/** Pixels between the edges at the sides. */
const innerWidth = cardSize.width - 160;

interface Text {
  text: string;
  /** Where the font has the letters. */
  style: CSSProperties;
  /** Where another has. */
  setting: Omit<Setting, 'width'> & { weight: Weight };
}

/** A text as such or as a picture; undefined where it cannot be drawn. */
function textOf({ text, style, setting }: Text, write: WriteText): ReactElement | undefined {
  const known = drawable(text);
  if (known !== '') return box(style, known);
  const picture = write(text, { ...setting, width: innerWidth });
  return picture && createElement('img', { ...picture, alt: '' });
}

function titleOf(text: string): Text {
  return {
    text,
    style: {
      display: 'block',
      fontSize: titleSize(drawable(text)),
      fontWeight: 700,
      letterSpacing: '-0.025em',
      lineHeight: 1.2,
      lineClamp: 3,
    },
    setting: { sizes: [84, 72, 56], lines: 3, color: ink.text, weight: 700 },
  };
}

function brandOf(text: string): Text {
  const setting = { sizes: [36], lines: 1, color: ink.text, weight: 700 } as const;
  return { text, style: { fontSize: 36, fontWeight: 700 }, setting };
}

function sectionOf(section: readonly string[], write: WriteText): Text {
  const style = { color: ink.muted, fontSize: 32 };
  const setting = { sizes: [32], lines: 1, color: ink.muted, weight: 400 } as const;
  const known = section.filter((text) => textOf({ text, style, setting }, write));
  return { text: known.join('  /  '), style, setting };
}

/** Logo and name on top, then where the page is and what it is called, the site's address below. Colours of the dark mode. */
export function cardElement(
  { title, section, brand, color, logo, address, direction }: Card,
  write: WriteText,
): ReactElement {
  const mark = logo === undefined ? [] : [createElement('img', { ...logo, alt: '' })];
  const fromRight = direction === 'rtl';
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '72px 80px 64px',
      borderBottom: `12px solid ${color}`,
      background: ink.paper,
      color: ink.text,
      fontFamily: cardFonts.map(fontName).join(', '),
      ...(fromRight && { alignItems: 'flex-end', textAlign: 'right' }),
    },
    box(
      { alignItems: 'center', gap: 20, ...(fromRight && { flexDirection: 'row-reverse' }) },
      ...mark,
      textOf(brandOf(brand), write),
    ),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', ...(fromRight && { alignItems: 'flex-end' }) },
      box({ height: 44 }, textOf(sectionOf(section, write), write)),
      box({ marginTop: 12 }, textOf(titleOf(title), write) ?? textOf(titleOf(brand), write)),
    ),
    box({ color: ink.muted, fontSize: 28 }, drawable(address)),
  );
}

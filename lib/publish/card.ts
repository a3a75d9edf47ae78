import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { grounds } from '../theme/grounds';

/** What a picture for link previews shows. */
export interface Card {
  title: string;
  /** Where the page lies, outermost first. */
  section: readonly string[];
  brand: string;
  /** Logo as a data URL. */
  logo: string | undefined;
  /** Colour of the brand, as the dark mode shows it. */
  color: string;
  /** Address of the site, as people say it. */
  address: string;
}

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

/** Logo and name on top, then where the page is and what it is called, the site's address below. Colours of the dark mode. */
export function cardElement({ title, section, brand, color, logo, address }: Card): ReactElement {
  const name = drawable(title) || drawable(brand);
  const way = section
    .map(drawable)
    .filter((label) => label !== '')
    .join('  /  ');
  const mark = logo === undefined ? [] : [createElement('img', { src: logo, width: 64, height: 64, alt: '' })];
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
    },
    box({ alignItems: 'center', gap: 20 }, ...mark, box({ fontSize: 36, fontWeight: 700 }, drawable(brand))),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
      box({ height: 44, color: ink.muted, fontSize: 32 }, way),
      box(
        {
          display: 'block',
          marginTop: 12,
          fontSize: titleSize(name),
          fontWeight: 700,
          letterSpacing: '-0.025em',
          lineHeight: 1.2,
          lineClamp: 3,
        },
        name,
      ),
    ),
    box({ color: ink.muted, fontSize: 28 }, drawable(address)),
  );
}

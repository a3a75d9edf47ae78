import { expect, test } from 'vitest';
import { sharp } from '@/lib/node/sharp';
import { type Card, type CardLayout, cardSize, layOutCard } from '@/lib/publish/card';
import { openLetters } from '@/lib/publish/letters/letters';
import { createPaintCard } from '@/lib/publish/paint-card';
import type { CardLogo } from '@/lib/publish/read-logo';
import { fontModules } from './letters/font-modules';

const { width, height } = cardSize;

async function colorfulLogo(): Promise<CardLogo> {
  const stops = ['#ff0000', '#00ff00', '#0000ff'].map(
    (color, at) => `<stop offset="${at / 2}" stop-color="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><linearGradient id="g">${stops.join('')}</linearGradient><circle cx="32" cy="32" r="32" fill="url(#g)"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return { src: `data:image/png;base64,${png.toString('base64')}`, width: 64, height: 64 };
}

function layOut(card: Partial<Card> = {}): CardLayout {
  const whole: Card = {
    title: 'Storing the scores of players: “AVATAR”, Łódź & Ünïcode',
    section: ['Guides', 'Boards'],
    brand: 'Nexus',
    logo: undefined,
    color: '#e63946',
    address: 'example.com/docs',
    language: 'en',
    direction: 'ltr',
    ...card,
  };
  const letters = openLetters(fontModules('arabic'));
  return layOutCard(whole, (text, setting) => letters.write(text, setting, whole));
}

/** The same card as librsvg draws it, each glyph at its exact place. */
function asSvg({ paper, stripe, logo, texts }: CardLayout): string {
  const paths = texts.flatMap(({ picture, x, y }) =>
    picture.glyphs.map((glyph) => {
      const scale = picture.size / glyph.font.unitsPerEm;
      const place = `translate(${x + glyph.x} ${y + glyph.y}) scale(${scale} ${-scale})`;
      return `<path fill="${picture.color}" transform="${place}" d="${glyph.font.font.glyphToPath(glyph.id)}"/>`;
    }),
  );
  const image = logo && `<image href="${logo.picture.src}" x="${logo.x}" y="${logo.y}" width="64" height="64"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>`,
    `<rect y="${height - stripe.height}" width="100%" height="${stripe.height}" fill="${stripe.color}"/>`,
    ...paths,
    `${image ?? ''}</svg>`,
  ].join('');
}

async function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** How far two pictures are apart: the mean over all channels, and the share of channels that are off by more than a third. */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = [await pixelsOf(one), await pixelsOf(other)];
  expect(first).toHaveLength(second.length);
  const apart = first.map((value, at) => Math.abs(value - (second[at] ?? 0)));
  const sum = apart.reduce((total, value) => total + value, 0);
  return { mean: sum / apart.length, far: apart.filter((value) => value > 85).length / apart.length };
}

test.each([
  ['letters from left to right', {}],
  ['letters from right to left, with marks', { title: 'البَدْءُ السَّرِيعُ', language: 'ar', direction: 'rtl' as const }],
])('paints %s where a drawing of the whole card has them', async (_what, card) => {
  const layout = layOut({ ...card, logo: await colorfulLogo() });
  const { mean, far } = await difference(await createPaintCard()(layout), Buffer.from(asSvg(layout)));
  expect(mean).toBeLessThan(0.7);
  expect(far).toBeLessThan(0.002);
});

test('a card is the same whichever cards were painted before it', async () => {
  const paint = createPaintCard();
  const one = await paint(layOut());
  await paint(layOut({ title: 'Another title', logo: await colorfulLogo() }));
  expect((await paint(layOut())).equals(one)).toBe(true);
});

test('leaves out what would lie outside the card', async () => {
  const layout = layOut();
  const [text] = layout.texts;
  if (!text) throw new Error('The card has no text');
  const corners = [
    { ...text, x: -60, y: -20 },
    { ...text, x: width - 40, y: height - 30 },
  ];
  const outside = { ...layout, texts: corners };
  const { mean } = await difference(await createPaintCard()(outside), Buffer.from(asSvg(outside)));
  expect(mean).toBeLessThan(0.1);
});

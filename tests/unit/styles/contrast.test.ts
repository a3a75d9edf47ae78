import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grounds } from '@/lib/theme/grounds';
import { faintColors, palettes } from '@/lib/theme/palette';
import tailwind from '@/tailwind.config';
import { contrast, declaration, type Theme, tokens } from '../../support/contrast';

const themes: Theme[] = ['light', 'dark'];
const hues = ['note', 'tip', 'info', 'warning', 'danger'];
const codeColors = ['text', 'comment', 'keyword', 'string', 'constant', 'function', 'parameter'].map(
  (name) => `code-${name}`,
);
const codeGrounds = ['panel', 'line-highlight', 'line-added', 'line-removed'];

const token = (name: string) => `var(--${name})`;
const pairs = (colors: readonly string[], grounds: readonly string[]) =>
  colors.flatMap((color) => grounds.map((ground) => [color, ground] as const));

const textPairs = [
  ...pairs(['text', 'text-muted', 'link'], ['paper', 'panel', 'inset']),
  ...pairs(['text'], ['line', 'mark']),
  ...pairs(['paper'], ['text']),
  ...pairs(codeColors, codeGrounds),
  ...pairs(['text-muted'], codeGrounds),
  ...hues.flatMap((hue) => pairs([hue, 'text', 'text-muted', 'link'], [`${hue}-tint`])),
  ...pairs(['on-brand'], ['brand-fill']),
];

/** Texts on grounds the stylesheets mix: what lies below, and the declaration that lies on it. */
const mixedPairs = [
  ['text', 'paper', 'the selection', declaration('base.css', '::selection', 'background')],
  ['text', 'paper', 'a table head', declaration('prose.css', '.prose th', 'background')],
  ['link', 'paper', 'a table head', declaration('prose.css', '.prose th', 'background')],
  [
    'link',
    'paper',
    'the current page of the sidebar',
    declaration('controls.css', ':is(.sidebar-tree, .recent-posts) a[aria-current]', 'background'),
  ],
  ['text-muted', 'paper', 'the navbar', declaration('layout.css', '.navbar', 'background')],
  ['on-brand', 'paper', 'a button under the pointer', tailwind.theme.extend.colors.fill.hover],
] as const;

const glow = declaration('tokens.css', ':root', '--glow');
const inlineCode = declaration('widgets.css', '.admonition :not(pre) > code', 'background');

describe.each(themes)('in the %s theme', (theme) => {
  it('the tokens are read', () => {
    expect(tokens[theme].size).toBeGreaterThan(30);
    expect(tokens[theme].get('--paper')).toMatch(theme === 'light' ? /^#f/ : /^#[01]/);
  });

  it.each(textPairs)('%s can be read on %s', (color, ground) => {
    expect(contrast(theme, token(color), [token(ground)])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(mixedPairs)('%s on %s can be read in %s', (color, ground, _, background) => {
    expect(contrast(theme, token(color), [token(ground), background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['text', 'link'], hues))('%s can be read in the inline code of a %s', (color, hue) => {
    const own = { '--hue': token(hue) };
    expect(contrast(theme, token(color), [token(`${hue}-tint`), inlineCode], own)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['text', 'text-muted', 'link'], ['panel', 'paper']))(
    '%s can be read on the hero over %s, where its glow is strongest',
    (color, ground) => {
      expect(declaration('landing.css', '.hero', 'background')).toContain(token('glow'));
      expect(contrast(theme, token(color), [token(ground), glow])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs(['line-strong', 'brand'], ['paper', 'panel']))(
    '%s, which marks controls and focus, stands out from %s',
    (color, ground) => {
      expect(contrast(theme, token(color), [token(ground)])).toBeGreaterThanOrEqual(3);
    },
  );
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Pairs of the tests above that no longer hold, with the variants of another brand colour. */
function unreadable(theme: Theme, color: string): string[] {
  const { glow: ownGlow, ...variants } = palettes({ color })?.[theme] ?? { glow };
  const own = Object.fromEntries(Object.entries(variants).map(([name, value]) => [`--${name}`, value]));
  const on = (text: string, ...backgrounds: string[]) => {
    const found = contrast(theme, token(text), backgrounds, own);
    return found >= (text === 'brand' ? 3 : 4.5) ? [] : [`${text} on ${backgrounds.join(', ')}: ${found}`];
  };
  return [
    ...textPairs.flatMap(([text, ground]) => on(text, token(ground))),
    ...mixedPairs.flatMap(([text, ground, _, background]) => on(text, token(ground), background)),
    ...hues.flatMap((hue) => on('link', token(`${hue}-tint`), inlineCode.replace('var(--hue)', token(hue)))),
    ...pairs(['text', 'text-muted', 'link'], ['panel', 'paper']).flatMap(([text, ground]) =>
      on(text, token(ground), ownGlow),
    ),
    ...['paper', 'panel'].flatMap((ground) => on('brand', token(ground))),
  ];
}

describe('a theme', () => {
  it('derives variants that can be read from every colour that the configuration takes', () => {
    fc.assert(
      fc.property(hex, (color) => {
        fc.pre(faintColors({ color }).length === 0);
        for (const theme of themes) expect(unreadable(theme, color), `${color}, ${theme}`).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('names a colour that passes for every one that does not', () => {
    fc.assert(
      fc.property(hex, hex, (light, dark) => {
        for (const { key, nearest } of faintColors({ color: { light, dark } })) {
          const mended = { light, dark, [String(key.at(-1))]: nearest };
          expect(faintColors({ color: mended }).map((faint) => faint.key)).not.toContainEqual(key);
        }
      }),
    );
  });

  it.each(themes)('knows the grounds of the %s mode', (theme) => {
    const { notes, faintCode, muted, ...plain } = grounds[theme];
    const names = { ...plain, 'text-muted': muted };
    for (const [name, value] of Object.entries(names)) expect(tokens[theme].get(`--${name}`), name).toBe(value);
    expect(notes).toEqual(hues.map((hue) => [`--${hue}`, `--${hue}-tint`].map((name) => tokens[theme].get(name))));
    for (const color of faintCode) expect([...tokens[theme].values()]).toContain(color);
  });
});

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('light', '#000000', ['#ffffff'])).toBeCloseTo(21, 5);
    expect(contrast('light', '#777', ['#fff'])).toBeCloseTo(4.478, 2);
    expect(contrast('light', '#ffffff', ['#ffffff', 'color-mix(in srgb, #000000 100%, transparent)'])).toBeCloseTo(
      21,
      5,
    );
    expect(contrast('light', '#000000', ['#ffffff', 'color-mix(in srgb, #000000 50%, transparent)'])).toBeCloseTo(
      contrast('light', '#000000', ['#7f7f7f']),
      0,
    );
  });
});

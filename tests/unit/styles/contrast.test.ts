import { describe, expect, it } from 'vitest';
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
    declaration('docs.css', '.sidebar-tree a[aria-current]', 'background'),
  ],
  ['text-muted', 'paper', 'the navbar', declaration('layout.css', '.navbar', 'background')],
  [
    'on-brand',
    'paper',
    'a button under the pointer',
    declaration('landing.css', '.prose .hero-actions p:first-child > a:any-link:first-child:hover', 'background'),
  ],
] as const;

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
      const glow = /color-mix\([^,]+,[^,]+,[^)]+\)/.exec(declaration('landing.css', '.hero', 'background'))?.[0] ?? '';
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

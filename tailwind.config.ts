import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { iconRows, iconRules } from './lib/theme/line-icons';

const variable = (name: string) => `var(--${name})`;

/** Where `hairline` draws its line: `hairline-t`, …; around the box if nothing says where. */
const sides = { DEFAULT: '', t: '-top', b: '-bottom', s: '-inline-start', e: '-inline-end' };

const contentDir = process.env['CONTENT_DIR'] ?? 'content';
/** A build says which classes its documents name (lib/theme/document-classes.ts). */
const documents = process.env.NODE_ENV === 'production' ? [] : [`./${contentDir}/**/*.{md,mdx}`];

/** Design tokens. Colours are CSS variables, so that one attribute on <html> switches them all (app/styles/tokens.css). */
export default {
  content: ['./{app,components}/**/*.{ts,tsx}', `./${contentDir}/**/*.{js,jsx,ts,tsx}`, ...documents],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    // From which width there is room for more than one thing beside another, for the sidebar, for the table of contents.
    screens: { phone: '641px', desktop: '997px', wide: '1200px' },
    extend: {
      colors: {
        brand: variable('brand'),
        link: variable('link'),
        text: variable('text'),
        muted: variable('text-muted'),
        paper: variable('paper'),
        panel: variable('panel'),
        inset: variable('inset'),
        line: { DEFAULT: variable('line'), strong: variable('line-strong') },
        fill: {
          DEFAULT: variable('brand-fill'),
          on: variable('on-brand'),
          hover: 'color-mix(in srgb, var(--brand-fill) 88%, #000)',
        },
        warning: { DEFAULT: variable('warning'), tint: variable('warning-tint') },
        danger: { DEFAULT: variable('danger'), tint: variable('danger-tint') },
        scrim: 'rgb(10 13 17 / 55%)',
      },
      fontFamily: {
        sans: [
          'var(--site-text, ui-sans-serif)',
          'ui-sans-serif',
          'system-ui',
          '-apple-system',
          '"Segoe UI"',
          'Roboto',
          '"Helvetica Neue"',
          'Arial',
          'sans-serif',
        ],
        mono: ['var(--site-code, ui-monospace)', 'monospace'],
      },
      // Pixels at the usual size of text. Numbers leave the height of lines alone.
      fontSize: {
        12: '0.75rem',
        13: '0.8125rem',
        14: '0.875rem',
        15: '0.9375rem',
        16: '1rem',
        17: '1.0625rem',
        18: '1.125rem',
        20: '1.25rem',
        22: '1.375rem',
        36: '2.25rem',
      },
      maxWidth: { post: '42rem', measure: '46rem', page: '90rem' },
      borderRadius: {
        ...{ small: variable('radius-small'), control: variable('radius-control'), card: variable('radius') },
        pill: 'calc(var(--radius) * 2.75)',
      },
      keyframes: {
        fade: { from: { opacity: '0' } },
        slide: { from: { transform: 'translateX(calc(-16px * var(--flow)))', opacity: '0' } },
        progress: {
          from: { transform: 'translateX(calc(-100% * var(--flow)))' },
          to: { transform: 'translateX(calc(250% * var(--flow)))' },
        },
      },
      animation: {
        fade: 'fade 140ms ease-out',
        late: 'fade 120ms 300ms backwards',
        slide: 'slide 160ms ease-out',
        progress: 'progress 900ms ease-in-out infinite',
      },
    },
  },
  plugins: [
    plugin(({ addBase, matchUtilities }) => {
      addBase(iconRules());
      matchUtilities({ drawing: (row) => ({ '--icon': row }) }, { values: { ...iconRows } });
      matchUtilities({ hairline: (side) => ({ [`border${side}`]: '1px solid var(--line)' }) }, { values: sides });
    }),
  ],
} satisfies Config;

import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { iconRules } from './lib/theme/line-icons';

const variable = (name: string) => `var(--${name})`;

/** Design tokens. Colours are CSS variables, so that one attribute on <html> switches them all (app/styles/tokens.css). */
export default {
  content: ['./{app,components,lib}/**/*.{ts,tsx}', './{content,tests/sites}/**/*.{md,mdx,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { desktop: '997px', wide: '1280px' },
    extend: {
      colors: {
        brand: variable('brand'),
        link: variable('link'),
        text: variable('text'),
        muted: variable('text-muted'),
        paper: variable('paper'),
        panel: variable('panel'),
        line: variable('line'),
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
        mono: [
          'var(--site-code, ui-monospace)',
          'ui-monospace',
          'SFMono-Regular',
          '"SF Mono"',
          'Menlo',
          'Consolas',
          '"Liberation Mono"',
          'monospace',
        ],
      },
      fontSize: {
        small: ['0.875rem', '1.6'],
        body: ['1rem', '1.7'],
        h3: ['1.125rem', '1.4'],
        h2: ['1.375rem', '1.3'],
        h1: ['2.25rem', '1.15'],
      },
      maxWidth: { measure: '46rem', page: '90rem' },
      borderRadius: { control: variable('radius-control'), card: variable('radius') },
    },
  },
  plugins: [plugin(({ addBase }) => addBase(iconRules()))],
} satisfies Config;

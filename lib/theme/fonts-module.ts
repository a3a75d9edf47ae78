import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFiles, Theme } from '../../schema/theme';
import { fallbackFace } from './fallback-face';
import { isFontFile } from './font-file';

type Role = keyof Theme['fonts'];

const roles = ['text', 'headings', 'code'] as const;

/** A call of next/font/local, which gives files permanent names and preloads them. */
interface Face {
  name: string;
  options: Readonly<Record<string, unknown>>;
}

const weights = ['400', '700'];
/** Further letters of Latin languages, in a separate file that most pages never load. */
const moreLatin =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const plainLatin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

function inter(role: Role): Face[] {
  const face = (name: string, subset: string, range: string, preload: boolean): Face => ({
    name,
    options: {
      src: weights.map((weight) => ({
        path: `../node_modules/@fontsource/inter/files/inter-${subset}-${weight}-normal.woff2`,
        weight,
        style: 'normal',
      })),
      variable: `--font-${name}`,
      display: 'swap',
      preload,
      adjustFontFallback: false,
      declarations: [{ prop: 'unicode-range', value: range }],
    },
  });
  return [face(role, 'latin', plainLatin, true), face(`${role}More`, 'latin-ext', moreLatin, false)];
}

function own(role: Role, files: FontFiles): Face[] {
  return [
    {
      name: role,
      options: {
        src: files.map(({ src, weight, style }) => ({ path: `../public${src}`, weight, style })),
        variable: `--font-${role}`,
        // No fallback has the width of code, so a font that loads late is not exchanged while readers read.
        display: role === 'code' ? 'optional' : 'swap',
        preload: true,
        adjustFontFallback: false,
      },
    },
  ];
}

function faces(role: Role, value: Theme['fonts'][Role]): Face[] {
  if (typeof value !== 'string') return own(role, value);
  return value === 'inter' ? inter(role) : [];
}

/** The fonts of a role in order of preference, as the variable for style sheets. */
function family(role: Role, list: readonly Face[]): string {
  const names = list.toReversed().map(({ name }) => `var(--font-${name})`);
  return `--site-${role}: ${[...names, ...(role === 'code' ? [] : [`'${role} stand-in'`])].join(', ')};`;
}

/** The file with the nearest weight, relative to the project's folder. */
function fileFor(value: FontFiles | 'inter', weight: number): string {
  if (value === 'inter') return `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;
  const off = (of: string) => {
    const [from = 0, to = from] = of.split(' ').map(Number);
    return Math.max(from - weight, weight - to, 0);
  };
  const [nearest] = value.toSorted((a, b) => off(a.weight) - off(b.weight));
  return `public${nearest?.src}`;
}

function standIns(root: string, role: Role, value: Theme['fonts'][Role]): string {
  if (role === 'code' || value === 'system' || value === 'inherit') return '';
  const face = (kind: 'regular' | 'bold', weight: number) => {
    const file = join(root, fileFor(value, weight));
    // The content check reports missing and wrong files.
    return existsSync(file) && isFontFile(file) ? fallbackFace(`${role} stand-in`, file, kind) : '';
  };
  return face('regular', 400) + face('bold', 700);
}

/**
 * Source of the module that loads a theme's fonts, in the folder .theme; undefined without fonts. Next reads these calls as
 * text, so all values must be literals.
 */
export function fontsModule({ fonts }: Pick<Theme, 'fonts'>): string | undefined {
  const all = roles.flatMap((role) => faces(role, fonts[role]));
  if (all.length === 0) return undefined;
  // Next does not find quoted keys.
  const literal = (options: Face['options']) => JSON.stringify(options, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:');
  const calls = all.map(({ name, options }) => `const ${name} = localFont(${literal(options)});\n`);
  const classes = all.map(({ name }) => `\${${name}.variable}`).join(' ');
  return `import localFont from 'next/font/local';\n\n${calls.join('\n')}\nexport const fontClass = \`${classes}\`;\n`;
}

/** Style sheet with a theme's fonts, and with system fonts of the same widths until they have loaded. */
export function fontsSheet(root: string, { fonts }: Pick<Theme, 'fonts'>): string {
  const lines = roles.flatMap((role) => {
    const list = faces(role, fonts[role]);
    return list.length > 0 ? [family(role, list)] : [];
  });
  const below = roles.map((role) => standIns(root, role, fonts[role])).join('');
  return lines.length > 0 ? `${below}html { ${lines.join(' ')} }\n` : '';
}

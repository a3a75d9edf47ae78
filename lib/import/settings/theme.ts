import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { themeSchema } from '../../../schema/theme';
import { faintColors } from '../../theme/palette';
import { sitePath } from '../files/roots';
import type { LoadedSite } from '../load/load-site';
import { textOf } from '../load/values';
import { hexColor } from './announcement';
import type { Draft, SettingsInput } from './draft';

const primary = /--ifm-color-primary:\s*([^;}]+)/;

/** Style sheets of the site's own (`customCss`), from its folder. */
export function customSheets(site: LoadedSite): string[] {
  const themes = site.plugins.filter(({ name }) => name === 'preset: theme');
  return themes
    .flatMap(({ options }) => options['customCss'])
    .flatMap((path) => textOf(path) ?? [])
    .map((path) => sitePath(site.dir, path));
}

type Color = string | { light: string; dark: string };

/** The colour, or the nearest one that can be read: the schema refuses those that cannot. */
function readable(color: Color, path: string, { report }: SettingsInput): Color {
  const faint = faintColors(themeSchema.parse({ color }));
  if (faint.length === 0) return color;
  const nearest = new Map(faint.map(({ key, nearest }) => [key.at(-1), nearest]));
  for (const { message } of faint) report.changed(`The colour ${message}, which is taken`, path);
  if (typeof color === 'string') return nearest.get('color') ?? color;
  return { light: nearest.get('light') ?? color.light, dark: nearest.get('dark') ?? color.dark };
}

/** The primary colour of a part of a style sheet, also where a variable of the sheet holds it. */
function primaryOf(part: string, css: string): string | undefined {
  const value = primary.exec(part)?.[1]?.trim();
  const variable = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value ?? '')?.[1];
  if (variable === undefined) return hexColor(value);
  const declared = (text: string) => text.split(`${variable}:`)[1]?.split(/[;}]/)[0];
  return hexColor(declared(part) ?? declared(css));
}

/** The colour of a site, from its own style sheet: one for each mode where they differ. */
export function themeSettings(input: SettingsInput): Draft | undefined {
  let color: Color | undefined;
  for (const path of customSheets(input.site)) {
    const file = resolve(input.site.dir, path);
    if (!existsSync(file)) continue;
    input.report.left(
      'Styles of the site, but for its colour and what components use',
      path,
      'Write what is still missed into site.css.',
    );
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const [before = '', after = ''] = css.split(/\[data-theme=['"]?dark['"]?\]/);
    const [light, dark] = [before, after].map((part) => primaryOf(part, css));
    if (color !== undefined || light === undefined) continue;
    color = readable(dark === undefined || dark === light ? light : { light, dark }, path, input);
  }
  return color === undefined ? undefined : { color };
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import colour from '@img/colour';
import type { ChildNode } from 'postcss';
import parseValue from 'postcss-value-parser';
import { themeSchema } from '../../../schema/theme';
import { attempt } from '../../report/attempt';
import { listOf, recordOf, textOf } from '../../report/values';
import { faintColors } from '../../theme/palette';
import { sitePath } from '../files/roots';
import type { LoadedSite } from '../load/load-site';
import type { Report } from '../report';
import { importsOfSheet, withImports } from '../styles/imported-sheets';
import { infimaVariables } from '../styles/infima-rules';
import { variablesOf } from '../styles/own-sheet';
import { isStyleSheet, readStyles } from '../styles/parse-styles';
import { definitions, plainSheets } from '../styles/plain-sass';
import type { Draft, SettingsInput } from './draft';

/** A CSS colour in six digits; undefined if it is no plain colour, such as a variable. */
function hexColor(value: unknown): string | undefined {
  const color = textOf(value)?.trim();
  return color === undefined ? undefined : attempt(() => colour(color).hex().toLowerCase(), undefined);
}

/** The `clientModules` of a configuration: style sheets, and code. */
export function clientModules({ config }: LoadedSite): { sheets: string[]; code: unknown[] } {
  const named = listOf(config['clientModules']);
  const sheets = named.filter((path) => typeof path === 'string').filter((path) => isStyleSheet(path));
  return { sheets, code: named.filter((path) => !sheets.includes(String(path))) };
}

/** The site's own style sheets (`customCss`, `clientModules`, those of plugins) and the sheets they import. */
export function customSheets(site: LoadedSite): string[] {
  const ofPreset = site.plugins.filter(({ name }) => name === 'preset: theme').map(({ options }) => options);
  const named = listOf(site.config['themes']).map((theme) => recordOf(listOf(theme)[1]));
  const paths = [...ofPreset, ...named]
    .flatMap((options) => options['customCss'])
    .flatMap((path) => textOf(path) ?? [])
    .concat(clientModules(site).sheets, site.sheets)
    .map((path) => sitePath(site.dir, path));
  return withImports(paths, site.dir);
}

type Color = string | { light: string; dark: string };

/** The colour, or the nearest one with enough contrast, because the schema refuses others. */
function readable(color: Color, path: string, { report }: SettingsInput): Color {
  const faint = faintColors(themeSchema.parse({ color }));
  if (faint.length === 0) return color;
  const nearest = new Map(faint.map(({ key, nearest }) => [key.at(-1), nearest]));
  for (const { message } of faint) report.changed(`The colour ${message}, which is taken`, path);
  if (typeof color === 'string') return nearest.get('color') ?? color;
  return { light: nearest.get('light') ?? color.light, dark: nearest.get('dark') ?? color.dark };
}

const primary = '--ifm-color-primary';
const infimaBlue = '#3578e5';

type Variables = ReadonlyMap<string, string>;

function colorOf(written: string | undefined, mode: Variables, light: Variables): string | undefined {
  return written === undefined ? undefined : hexColor(withoutVariables(written, mode, light));
}

/** A value with those of its variables in their places. */
function withoutVariables(value: string, mode: Variables, light: Variables, within: readonly string[] = []): string {
  const parsed = parseValue(value);
  parsed.walk((node) => {
    const name = node.type === 'function' && node.value === 'var' ? node.nodes[0]?.value : undefined;
    const meant = name === undefined || within.includes(name) ? undefined : (mode.get(name) ?? light.get(name));
    if (name === undefined || meant === undefined) return;
    Object.assign(node, { type: 'word', value: withoutVariables(meant, mode, light, [...within, name]) });
  });
  return parsed.toString();
}

/** A colour in the configuration, which may be a variable of the site or of Infima. */
export function writtenColor({ site }: SettingsInput, written: unknown): string | undefined {
  const sheets = customSheets(site).flatMap((path) => readStyles(resolve(site.dir, path)) ?? []);
  const light = new Map([...Object.entries(infimaVariables), ...variablesOf(sheets).light]);
  return colorOf(textOf(written), light, light);
}

/** Whether a sheet holds rules, and not only mixins, variables and imports. A sheet that cannot be read may. */
function hasRules(sheet: ReturnType<typeof readStyles>): boolean {
  const isRule = (node: ChildNode) => node.type === 'rule' || (node.type === 'atrule' && !definitions.test(node.name));
  return sheet?.some(isRule) ?? true;
}

/** Reports the rules of a style sheet that are not imported. */
export function reportSheet(path: string, siteDir: string, report: Report): void {
  const { far, packaged } = importsOfSheet(path, siteDir);
  for (const address of packaged)
    report.left(`The style sheet ${address} of a package`, path, 'Import it in components of content/components/.');
  const next =
    'Put what it loads, such as fonts, into public/, and name it in site.css: pages load styles of this site alone.';
  for (const address of far) report.left(`The style sheet ${address}`, path, next);
  if (!hasRules(readStyles(resolve(siteDir, path)))) return;
  const [kind, kept, remedy] = /\.s?css$/.test(path)
    ? ['', ' and the classes that components and documents name', 'Write what is still missed into site.css.']
    : [' in another language than CSS', ' and variables', 'Write its rules into site.css, as CSS.'];
  report.left(`Styles of the site${kind}, but for its colour${kept}`, path, remedy);
}

/** The colour of a site, from its own style sheets: one for each mode where they differ. */
export function themeSettings(input: SettingsInput): Draft {
  const { dir } = input.site;
  const paths = customSheets(input.site).filter((path) => existsSync(resolve(dir, path)));
  for (const path of paths) reportSheet(path, dir, input.report);
  const sheets = plainSheets(
    paths.flatMap((from) => {
      const sheet = readStyles(resolve(dir, from));
      return sheet ? [{ from, sheet }] : [];
    }),
  );
  const { light, dark } = variablesOf(sheets.map(({ sheet }) => sheet));
  const place = sheets.findLast(({ sheet }) =>
    Object.values(variablesOf([sheet])).some((own) => own.has(primary)),
  )?.from;
  const [bright, dim] = [light, dark].map((mode) => {
    const written = mode.get(primary);
    const color = colorOf(written, mode, light);
    if (color === undefined && written !== undefined)
      input.report.left(`The colour ${written} of ${primary}`, place, 'Write it into `theme.color`.');
    return color;
  });
  // A site that names none has the blue of Docusaurus.
  const base = bright ?? infimaBlue;
  return { color: readable(dim === undefined || dim === base ? base : { light: base, dark: dim }, place ?? '', input) };
}

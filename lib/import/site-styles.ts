import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSheet } from '../theme/write-theme';
import { infimaRule, infimaVariables } from './files/infima-rules';
import type { PlanInput, PlannedFile } from './files/planned-file';
import { rewriteStyles } from './files/rewrite-styles';
import { customSheets } from './settings/theme';

const component = /^content\/components\/.*\.(?:[jt]sx?|css)$/;
const document = /^content\/.*\.mdx?$/;
const written = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const inDocument = /\bclass(?:Name)?=\{?(["'`])([^"'`\n]*)\1/g;

/** What the code and the documents that moved ask of style sheets. */
function askedOf(planned: readonly PlannedFile[]): { classes: Set<string>; texts: string[] } {
  const classes = new Set<string>();
  const texts: string[] = [];
  for (const { to, file, text } of planned) {
    const isComponent = component.test(to);
    if (!isComponent && !document.test(to)) continue;
    const source = text ?? (file === undefined ? '' : readFileSync(file, 'utf8'));
    if (isComponent) texts.push(source);
    if (to.endsWith('.css')) continue;
    for (const [, , names = ''] of source.matchAll(isComponent ? written : inDocument))
      for (const name of names.split(/\s+/)) classes.add(name);
  }
  return { classes, texts };
}

/** Variables that a part of a style sheet declares. */
function declared(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+)\s*:\s*([^;{}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Variables that are used, and those that they use in turn. */
function used(texts: readonly string[], values: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>();
  const take = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (names.has(name) || !values.has(name)) continue;
      names.add(name);
      take(values.get(name) ?? '');
    }
  };
  for (const text of texts) take(text);
  return names;
}

function block(selector: string, values: ReadonlyMap<string, string>, names: ReadonlySet<string>): string[] {
  const lines = [...values].filter(([name]) => names.has(name)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? [`${selector} {\n${lines.join('\n')}\n}`] : [];
}

/**
 * `site.css` with what the code of a site needs of the style sheets it had: variables and fonts of its own sheets that the code
 * uses, and the classes of Infima that it names. Undefined where it needs nothing of them.
 */
export function planSiteStyles(planned: readonly PlannedFile[], input: PlanInput): PlannedFile | undefined {
  const { classes, texts } = askedOf(planned);
  if (texts.length + classes.size === 0) return undefined;
  const sheets = customSheets(input.site).flatMap((from) => {
    const file = join(input.site.dir, from);
    if (!existsSync(file)) return [];
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [rewriteStyles(css, { from, to: ownSheet }, input.roots).text];
  });
  const css = sheets.join('\n');
  const isDark = /\[data-theme=['"]?dark['"]?\][^{},]*\{[^{}]*\}/g;
  const light = new Map([...Object.entries(infimaVariables), ...declared(css.replace(isDark, ''))]);
  const dark = declared((css.match(isDark) ?? []).join('\n'));
  const names = used(texts, new Map([...dark, ...light]));
  const variables = [...block(':root', light, names), ...block("[data-theme='dark']", dark, names)];
  const asked = [...texts, ...variables].join('\n');
  const fonts = (css.match(/@font-face\s*\{[^{}]*\}/g) ?? []).filter((face) => {
    const family = /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]?.trim();
    return family !== undefined && asked.includes(family);
  });
  const rules = [...classes].sort().flatMap((name) => infimaRule(name) ?? []);
  const parts = [...fonts, ...variables, ...rules];
  if (parts.length === 0) return undefined;
  input.report.changed('Variables, fonts and classes of style sheets that components need are in site.css');
  return { to: ownSheet, text: `${parts.join('\n\n')}\n` };
}

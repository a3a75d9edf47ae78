import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { classFields } from '../../content/snapshot/safe-data';
import { attempt } from '../../report/attempt';
import { recordOf, textOf } from '../../report/values';
import { ownSheet } from '../../theme/write-theme';
import { frontMatterOf } from '../files/front-matter';
import { type PlanInput, type PlannedFile, textOfPlanned } from '../files/planned-file';
import { locateModule } from '../files/roots';
import { type ClassNames, withOwnClasses } from './class-clashes';
import { classKeys } from './class-strings';
import { withImports } from './imported-sheets';
import { headingsInParts, infimaRule, infimaVariables, picturesInLine, scrollingCode } from './infima-rules';
import { paleBorders, reportTheme, reportUnknown, takeUnknown } from './known-utilities';
import { fontsOf, isOf, rulesFor, variablesOf } from './own-sheet';
import { parseStyles, readStyles } from './parse-styles';
import { plainSheets } from './plain-sass';
import { globalRules } from './pure-modules';
import { rewriteStyles } from './rewrite-styles';
import { sizeAndColorParts } from './section-values';
import { withOwnVariables } from './variable-clashes';

const component = /^content\/components\/.*\.(?:[jt]sx?|css|s[ac]ss|less)$/;
const styleSheet = /\.(?:css|s[ac]ss|less)$/;
const document = /^content\/.*\.mdx?$/;
const sidebarData = /^content\/(?:.*\/)?(?:\w*sidebars|[^/]*-sidebars|_category_)\.(?:json|ya?ml)$/;
const written = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const inDocument = /\bclass(?:Name)?=\{?(["'`])([^"'`\n]*)\1/g;
/** `:::note[Title]{.wide}` */
const ofAdmonition = /^[ \t>]*:{3,}[a-z][^{\n]*\{([^}\n]*)\}/gim;

function classesOfMatter(source: string): string[] {
  // Most documents have none and need no parsing.
  if (!classFields.some((field) => source.includes(`${field}:`))) return [];
  const matter = frontMatterOf(source);
  return classFields.flatMap((field) => textOf(matter[field]) ?? []);
}

function classesInHtml(html: string): string[] {
  return Array.from(html.matchAll(inDocument), ([, , names = '']) => names);
}

function classesOfAdmonitions(source: string): string[] {
  const braces = Array.from(source.matchAll(ofAdmonition), ([, inner = '']) => inner);
  return braces.flatMap((inner) => Array.from(inner.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));
}

/** Classes of sidebar items, and those in their HTML. */
function classesOfSidebars(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(classesOfSidebars);
  return Object.entries(recordOf(value)).flatMap(([key, item]) => {
    if (typeof item !== 'string') return classesOfSidebars(item);
    return key === 'className' ? [item] : classesInHtml(item);
  });
}

/** Classes and variables that the imported code, documents and sidebars use. */
function askedOf(planned: readonly PlannedFile[]): { classes: Set<string>; texts: string[] } {
  const classes = new Set<string>();
  const texts: string[] = [];
  for (const file of planned) {
    const { to } = file;
    const isComponent = component.test(to);
    const isData = sidebarData.test(to);
    if (!isComponent && !isData && !document.test(to)) continue;
    const source = textOfPlanned(file);
    if (isComponent) texts.push(source);
    if (styleSheet.test(to)) continue;
    const named = isData
      ? classesOfSidebars(attempt<unknown>(() => parse(source), undefined))
      : isComponent
        ? [...Array.from(source.matchAll(written), ([, , names = '']) => names), ...classKeys(source, to)]
        : [...classesInHtml(source), ...classesOfAdmonitions(source), ...classesOfMatter(source)];
    for (const names of named) for (const name of names.split(/\s+/)) classes.add(name);
  }
  return { classes, texts };
}

/** Variables that are used, and those that their values use. */
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
 * `site.css`: what code and documents of the site use of rules, variables and fonts, and the files of its code that these name.
 * `clashes` mean something else here.
 */
export function planSiteStyles(
  planned: readonly PlannedFile[],
  input: PlanInput,
  sheetPaths: readonly string[],
  clashes: { variables: ReadonlySet<string>; classes: ClassNames } = { variables: new Set(), classes: new Map() },
): PlannedFile[] {
  const { classes, texts } = askedOf(planned);
  if (texts.length + classes.size === 0) return [];
  const named = new Set<string>();
  const read = sheetPaths.flatMap((from) => {
    const file = join(input.site.dir, from);
    const css = existsSync(file)
      ? rewriteStyles(readFileSync(file, 'utf8'), { from, to: ownSheet }, input.roots)
      : undefined;
    for (const path of css?.files ?? []) named.add(path);
    const sheet = css && parseStyles(withOwnVariables(css.text, clashes.variables));
    return sheet ? [{ from, sheet }] : [];
  });
  const sheets = plainSheets(read).map((one) => ({ ...one, sheet: withOwnClasses(one.sheet, clashes.classes) }));
  for (const { from, lost } of sheets)
    for (const selector of lost.filter((one) => one.startsWith('@') || isOf(one, classes)))
      input.report.left(
        `Rules that only Sass can make: ${selector}`,
        from,
        'Write into site.css, as CSS, what Sass makes of them.',
      );
  // Other languages may use a sheet in unknown ways.
  const own = sheets
    .filter(({ from }) => /\.s?css$/.test(from))
    .map(({ from, sheet }) => {
      reportTheme(sheet, from, input.report);
      const rules = rulesFor(classes, sheet);
      reportUnknown(takeUnknown(rules, input.knows), from, input.report);
      return rules.toString().trim();
    });
  // A class of the site may have such rules in modules too.
  const modules = planned.filter(({ to }) => /\.module\.s?css$/.test(to)).flatMap(({ from }) => from ?? []);
  for (const from of modules) {
    const sheet = readStyles(join(input.site.dir, from));
    if (!sheet) continue;
    const rules = globalRules(sheet);
    sizeAndColorParts(rules);
    own.push(rulesFor(classes, rules).toString().trim());
  }
  // Next refuses variables of the page in a module.
  const held = withImports(modules, input.site.dir).flatMap((from) => {
    const sheet = readStyles(join(input.site.dir, from));
    return sheet ? [{ from, sheet }] : [];
  });
  const { both, ofLight, dark } = variablesOf([...sheets, ...plainSheets(held)].map(({ sheet }) => sheet));
  const always = new Map([...Object.entries(infimaVariables), ...both]);
  const names = used([...texts, ...own], new Map([...dark, ...always, ...ofLight]));
  const variables = [
    ...block(':root', always, names),
    ...block("[data-theme='light']", ofLight, names),
    ...block("[data-theme='dark']", dark, names),
  ];
  const asked = [...texts, ...variables, ...own].join('\n');
  const fonts = sheets.flatMap(({ sheet }) => fontsOf(sheet)).filter(({ family }) => asked.includes(family));
  const infima = [...classes].sort().flatMap((name) => infimaRule(name) ?? []);
  if (texts.some((text) => /<pre\b/.test(text))) infima.push(scrollingCode);
  // A layer behind those of this project, which the styles of the site win over, also those of its modules.
  const rules = infima.length > 0 ? [`@layer infima {\n${infima.join('\n')}\n}`] : [];
  const pictures = texts.some((text) => /<(?:img|svg)\b|\.svg['"]|components\/svg\//.test(text))
    ? [picturesInLine]
    : [];
  const headings = texts.some((text) => /<h[2-6]\b/.test(text)) ? [headingsInParts] : [];
  const borders = sheets.flatMap(({ sheet }) => paleBorders(sheet)).slice(0, 1);
  const parts = [
    ...fonts.map(({ text }) => text),
    ...variables,
    ...borders,
    ...pictures,
    ...headings,
    ...rules,
    ...own,
  ].filter((part) => part !== '');
  if (parts.length === 0) return [];
  input.report.changed('Rules, variables and fonts of style sheets that components and documents need are in site.css');
  const text = `${parts.join('\n\n')}\n`;
  const files = [...named].flatMap((from) => {
    const to = locateModule(input.roots, from)?.to;
    return to !== undefined && text.includes(to) ? [{ to, file: join(input.site.dir, from), from }] : [];
  });
  return [{ to: ownSheet, text }, ...files];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'postcss';
import scss from 'postcss-scss';
import parseSelector, { type Node } from 'postcss-selector-parser';
import { attempt } from '../../report/attempt';
import { type PlannedFile, textOfPlanned, withText } from '../files/planned-file';
import type { Report } from '../report';
import { renameInCode, renameInDocument } from './class-strings';
import { infimaRule } from './infima-rules';
import { parseStyles, readStyles } from './parse-styles';

/** Class names of a site that are in use here → their new names. */
export type ClassNames = ReadonlyMap<string, string>;

const component = /^content\/components\/.*\.[jt]sx?$/;
const sheet = /^content\/components\/.*\.s?css$/;
const document = /^content\/.*\.mdx?$/;
const inMarkup = /\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/** Names that mean the same here as in Docusaurus, names that Markdown produces, and names that libraries look for. */
const alike: ReadonlySet<string> = new Set([
  'admonition',
  'card',
  'contains-task-list',
  'footnotes',
  'hero',
  'mermaid',
  'prose',
]);

function isGlobal({ parent }: Node): boolean {
  return parent?.parent?.type === 'pseudo' && parent.parent.value === ':global';
}

/** Renames classes in the selectors of a sheet; in a CSS module only global ones: `:global(.name)`. */
function changeClasses(root: Root, change: (name: string) => string, isModule = false): void {
  const changed = parseSelector((selectors) => {
    selectors.walkClasses((node) => {
      const name = isModule && !isGlobal(node) ? node.value : change(node.value);
      if (name !== node.value) node.value = name;
    });
  });
  root.walkRules((rule) => {
    // What is not CSS yet stays: the reader of sheets reports it.
    rule.selector = attempt(() => changed.processSync(rule.selector), rule.selector);
  });
}

function classesIn(root: Root | undefined): string[] {
  const found: string[] = [];
  if (root)
    changeClasses(root, (name) => {
      found.push(name);
      return name;
    });
  return found;
}

function readAll(folder: string, ending: RegExp): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Class names of this project: those in its style sheets and in its components. */
function classesHere(root: string): { styled: string[]; given: string[] } {
  const styled = readAll(join(root, 'app/styles'), /\.css$/).flatMap((text) => classesIn(parseStyles(text)));
  const given = ['app', 'components']
    .flatMap((folder) => readAll(join(root, folder), /\.tsx$/))
    .flatMap((text) => Array.from(text.matchAll(inMarkup), ([, quoted, template]) => quoted ?? template ?? ''));
  return { styled, given: given.flatMap((names) => names.split(/\s+/)) };
}

/** A file that uses such classes, or has rules for them. */
function withNames(file: PlannedFile, change: (name: string) => string): string {
  const text = textOfPlanned(file);
  if (component.test(file.to)) return renameInCode(text, file.to, change);
  if (document.test(file.to)) return renameInDocument(text, change);
  const root = parseStyles(text);
  if (root) changeClasses(root, change, /\.module\.s?css$/.test(file.to));
  return root?.toString(scss) ?? text;
}

function holdClasses(planned: readonly PlannedFile[]): PlannedFile[] {
  return planned.filter(({ to }) => component.test(to) || document.test(to) || sheet.test(to));
}

/**
 * Class names of a site that are in use here, such as `.icon`. Rules of the site would change every page, and rules of this
 * project would change the site's own parts. Names of utilities only count if the site has rules for them.
 * @param paths of its style sheets, from its folder
 */
export function clashingClasses(
  planned: readonly PlannedFile[],
  paths: readonly string[],
  { siteDir, root }: { siteDir: string; root: string },
): ClassNames {
  const given = new Set<string>();
  const ruled = new Set<string>();
  for (const file of holdClasses(planned)) {
    const names = sheet.test(file.to) ? ruled : given;
    withNames(file, (name) => {
      names.add(name);
      return name;
    });
  }
  if (given.size === 0) return new Map();
  for (const path of paths) for (const name of classesIn(readStyles(join(siteDir, path)))) ruled.add(name);
  const here = classesHere(root);
  const found = new Set([...here.styled, ...here.given.filter((name) => ruled.has(name))]);
  const names = [...found].filter((name) => given.has(name) && !alike.has(name) && infimaRule(name) === undefined);
  return new Map(names.sort().map((name) => [name, `site-${name}`]));
}

/** Renames such classes in the files that use them. */
export function renameClasses(planned: readonly PlannedFile[], names: ClassNames, report: Report): PlannedFile[] {
  if (names.size === 0) return [...planned];
  const list = [...names.keys()].join(', ');
  report.changed(`Classes that mean something else here begin with site- now: ${list}`);
  const concerned = new Set(holdClasses(planned));
  const change = (name: string) => names.get(name) ?? name;
  return planned.map((file) => (concerned.has(file) ? withText(file, withNames(file, change)) : file));
}

/** Renames such classes in the rules of the site. */
export function withOwnClasses(root: Root, names: ClassNames): Root {
  const own = root.clone();
  changeClasses(own, (name) => names.get(name) ?? name);
  return own;
}

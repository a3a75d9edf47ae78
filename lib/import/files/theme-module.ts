import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { plainExpression } from '../../config/written-values';
import { readComponentModule } from '../../content/files/component-module';
import type { LoadedSite } from '../load/load-site';
import { changeText, type Stretch } from './change-text';
import { declaredObject, exportedObject, type Imported, importsIn, parseModule } from './module-code';
import { nameOwnModules } from './own-modules';
import type { PlanInput } from './planned-file';
import { fileAt, importedFile } from './site-modules';
import { passingOn } from './use-client';

/** The modules that give components to documents, those of the site before those of its themes. */
function moduleOf({ dir, themes }: LoadedSite): string | undefined {
  const modules = ['src/theme', ...themes].map((folder) => fileAt(`${folder}/MDXComponents`, dir));
  return modules.find((path) => path !== undefined);
}

const originals = /^@theme(?:-original|-init)?\/MDXComponents$/;

/** A component or element that a site gives to all its documents. */
export interface ThemeEntry {
  name: string;
  /** The code that it is in the module. */
  value: string;
  /** For an import: a module that exports it again. */
  passed: string | undefined;
  /** For an import: the module it comes from. */
  source: string | undefined;
  /** `src/theme/MDXComponents.tsx:12` */
  place: string;
}

/** src/theme/MDXComponents of a site. */
export interface ThemeModule {
  /** Path from the folder of the site. */
  from: string;
  text: string;
  entries: ThemeEntry[];
}

/** Key and value of a part of an object; undefined if the key is computed. */
function entryOf(part: ts.ObjectLiteralElementLike): { name: string; value: string } | undefined {
  if (!part.name || ts.isComputedPropertyName(part.name)) return undefined;
  const value = ts.isPropertyAssignment(part) ? plainExpression(ts, part.initializer) : part;
  const written = ts.isShorthandPropertyAssignment(part) ? part.name.text : value.getText();
  return { name: part.name.text, value: written };
}

/** Reports code that cannot be analysed. */
type Leave = (part: ts.ObjectLiteralElementLike, file: ts.SourceFile) => void;

function placeIn(file: ts.SourceFile, part: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(part.getStart()).line + 1}`;
}

/** Text of a module that exports an import again. */
function passOn({ name, source }: Imported): string {
  const taken = name === '*' ? '* as default' : name === 'default' ? '{ default }' : `{ ${name} as default }`;
  return `export ${taken} from '${source}';\n`;
}

/** The names that a module of the site exports, with those of `export *`. */
function exportsOf(path: string, input: PlanInput, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { exports, passesOn } = readComponentModule(readFileSync(join(input.site.dir, path), 'utf8'), path);
  const below = passesOn.map((source) => importedFile(source, path, input));
  return [...exports, ...below.flatMap((file) => (file === undefined ? [] : exportsOf(file, input, seen)))].filter(
    (name) => /^[A-Z]/.test(name),
  );
}

/** The components of an object that is spread in; undefined for unknown code. `leave` reports its own spreads. */
function spreadEntries(
  { name, source }: Imported,
  { from, place }: { from: string; place: string },
  input: PlanInput,
  leave: Leave,
): ThemeEntry[] | undefined {
  const path = importedFile(source, from, input);
  if (path === undefined) return undefined;
  if (name === '*')
    return exportsOf(path, input).map((one) => ({
      name: one,
      value: one,
      source,
      place,
      passed: passOn({ name: one, source }),
    }));
  const text = readFileSync(join(input.site.dir, path), 'utf8');
  const taken = name === 'default' ? 'components' : `{ ${name} as components }`;
  const file = parseModule(path, text);
  return exportedObject(file, name)?.properties.flatMap((part) => {
    const entry = entryOf(part);
    if (!entry) {
      leave(part, file);
      return [];
    }
    const passed = `import ${taken} from '${source}';\n\nexport default components.${entry.name};\n`;
    return [{ ...entry, source, place, passed: passingOn(passed, text) }];
  });
}

/** The components that a site gives to all documents; undefined if it has none. Unknown code is reported. */
export function readThemeModule(input: PlanInput): ThemeModule | undefined {
  const from = moduleOf(input.site);
  if (from === undefined) return undefined;
  const text = nameOwnModules(readFileSync(join(input.site.dir, from), 'utf8'), input.site);
  const file = parseModule(from, text);
  const imports = importsIn(file);
  const say = (what: string, place: string) =>
    input.report.left(
      `${what}, which documents may use without an import`,
      place,
      'Pass on each that a document names: content/components/Name.tsx.',
    );
  const leave: Leave = (part, within) => {
    const written = ts.isSpreadAssignment(part) ? part : part.name;
    say(`Components of \`${written?.getText()}\``, placeIn(within, part));
  };
  const read = ({ properties }: ts.ObjectLiteralExpression): ThemeEntry[] =>
    properties.flatMap((part): ThemeEntry[] => {
      const place = placeIn(file, part);
      const whole = ts.isSpreadAssignment(part) ? plainExpression(ts, part.expression) : undefined;
      const spread = whole && ts.isIdentifier(whole) ? whole.text : undefined;
      const taken = spread === undefined ? undefined : imports.get(spread);
      if (taken && originals.test(taken.source)) return [];
      const own = spread === undefined ? undefined : declaredObject(file, spread);
      const made = taken ? spreadEntries(taken, { from, place }, input, leave) : own && read(own);
      if (made) return made;
      const entry = entryOf(part);
      if (!entry) {
        leave(part, file);
        return [];
      }
      const found = imports.get(entry.value);
      return [{ ...entry, place, source: found?.source, passed: found && passOn(found) }];
    });
  const given = exportedObject(file);
  if (!given && text.trim() !== '') say('Components of the theme', from);
  return { from, text, entries: given ? read(given) : [] };
}

/** Whether an identifier refers to that value. A key, a property or a type of the same name does not. */
function isMention(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !ts.isPropertyAssignment(parent) || parent.initializer === node;
}

/** The module without components that Docusaurus has; undefined if it changes those. */
export function withoutOriginals(path: string, text: string): string | undefined {
  const file = parseModule(path, text);
  const names = new Set([...importsIn(file)].flatMap(([name, { source }]) => (originals.test(source) ? [name] : [])));
  const cuts: Stretch[] = [];
  let isUsed = false;
  const cut = (node: ts.Node, rest: RegExp) => {
    const end = node.getEnd();
    cuts.push({ start: node.getStart(), end: end + (rest.exec(text.slice(end))?.[0].length ?? 0), text: '' });
  };
  const visit = (node: ts.Node): void => {
    const source = ts.isImportDeclaration(node) ? node.moduleSpecifier : undefined;
    const whole = ts.isSpreadAssignment(node) ? plainExpression(ts, node.expression) : undefined;
    if (source && ts.isStringLiteral(source) && originals.test(source.text)) cut(node, /^[^\S\n]*\n?/);
    else if (whole && ts.isIdentifier(whole) && names.has(whole.text)) cut(node, /^\s*,?/);
    else {
      if (ts.isIdentifier(node) && names.has(node.text)) isUsed ||= isMention(node);
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return isUsed ? undefined : changeText(text, cuts);
}

/** Markdown that a site gives to all documents as components: name → path from the folder of the site. */
export function partsOfTheme(module: ThemeModule | undefined, input: PlanInput): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, source } of module?.entries ?? []) {
    const path = source && module && /\.mdx?$/.test(source) ? importedFile(source, module.from, input) : undefined;
    if (path !== undefined) found.set(name, posix.normalize(path));
  }
  return found;
}

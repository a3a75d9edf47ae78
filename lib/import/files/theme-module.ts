import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { nameOwnModules } from './own-modules';
import type { PlanInput } from './planned-file';
import { importedFile } from './site-modules';
import { clientReason, withUseClient } from './use-client';

const places = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
  ['js', 'jsx', 'ts', 'tsx'].map((ending) => `src/theme/${name}.${ending}`),
);
const imported = /^[ \t]*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s*as\s+(\w+))?\s*from\s*(['"])([^'"]+)\4/gm;
const original = /^[ \t]*import\s+(\w+)\s+from\s*['"]@theme(?:-original|-init)?\/MDXComponents['"];?\n?/m;

/** What a module imports by a name: the name there, `*` for the whole of it. */
interface Imported {
  name: string;
  source: string;
}

/** A component or an element that a site gives to all its documents. */
export interface ThemeEntry {
  name: string;
  /** What stands for it in the module. */
  value: string;
  /** A module that passes it on, where it is imported. */
  passed: string | undefined;
  /** The module that it is imported of. */
  source: string | undefined;
}

/** src/theme/MDXComponents of a site. */
export interface ThemeModule {
  /** Path from the folder of the site. */
  from: string;
  text: string;
  entries: ThemeEntry[];
}

function importsOf(text: string): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const [, main, list = '', whole, , source = ''] of text.matchAll(imported)) {
    if (main) found.set(main, { name: 'default', source });
    if (whole) found.set(whole, { name: '*', source });
    for (const item of list.split(',')) {
      const [name = '', local = name] = item.trim().split(/\s+as\s+/);
      if (name) found.set(local, { name, source });
    }
  }
  return found;
}

/** What stands between the braces that open at a place, cut at the commas that no bracket or quotation encloses. */
function partsOf(text: string, open: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (const { 0: sign, index } of text
    .slice(open)
    .matchAll(/(['"])(?:\\.|(?!\1)[^\n\\])*\1|`(?:\\.|[^`\\])*`|[{}()[\],]/g)) {
    if (/^[{([]/.test(sign)) depth++;
    else if (/^[})\]]/.test(sign)) depth--;
    if (depth > 1 || (depth === 1 && sign !== ',')) continue;
    parts.push(text.slice(from, open + index).trim());
    if (depth === 0) break;
    from = open + index + 1;
  }
  return parts;
}

/** The parts of an object that a module exports, by a name or as it is, or of one that it makes. */
function objectOf(text: string, wanted = 'default'): string[] | undefined {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
  const name = wanted === 'default' ? /export\s+default\s+(\w+)/.exec(plain)?.[1] : wanted;
  const start =
    name === undefined
      ? /(?:export\s+default|module\.exports\s*=)\s*\{/
      : new RegExp(`\\b(?:const|let|var)\\s+${name}\\b[^=]*=\\s*\\{`);
  const found = start.exec(plain);
  return found ? partsOf(plain, found.index + found[0].length - 1) : undefined;
}

function entryOf(part: string): { name: string; value: string } | undefined {
  const [, name, value = name] = /^['"]?(\w+)['"]?\s*(?:[:(]\s*([\s\S]*?))?$/.exec(part) ?? [];
  return name !== undefined && value !== undefined ? { name, value: value.trim() } : undefined;
}

/** A module that passes an import on. */
function passOn({ name, source }: Imported): string {
  const taken = name === '*' ? '* as default' : name === 'default' ? '{ default }' : `{ ${name} as default }`;
  return `export ${taken} from '${source}';\n`;
}

/** Names that a module of the site exports, also of those that it passes on as a whole. */
function exportsOf(path: string, input: PlanInput, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const text = readFileSync(join(input.site.dir, path), 'utf8');
  const below = Array.from(text.matchAll(/\bexport\s*\*\s*from\s*['"]([^'"]+)/g), ([, source = '']) =>
    importedFile(source, path, input),
  );
  return [
    ...readComponentModule(text).exports,
    ...below.flatMap((file) => (file === undefined ? [] : exportsOf(file, input, seen))),
  ].filter((name) => /^[A-Z]/.test(name));
}

/** Components of what is imported and taken in as a whole; undefined where nothing here can look into it. */
function spreadEntries(from: string, { name, source }: Imported, input: PlanInput): ThemeEntry[] | undefined {
  const path = importedFile(source, from, input);
  if (path === undefined) return undefined;
  if (name === '*')
    return exportsOf(path, input).map((one) => ({
      ...{ name: one, value: one, source },
      passed: passOn({ name: one, source }),
    }));
  const text = readFileSync(join(input.site.dir, path), 'utf8');
  const taken = name === 'default' ? 'components' : `{ ${name} as components }`;
  return objectOf(text, name)?.flatMap((part) => {
    const entry = entryOf(part);
    if (!entry) return [];
    const passed = `import ${taken} from '${source}';\n\nexport default components.${entry.name};\n`;
    return [{ ...entry, source, passed: clientReason(text) === undefined ? passed : withUseClient(passed) }];
  });
}

/**
 * Reads what a site gives to all its documents; undefined for one that gives them nothing of its own. What nothing here can
 * look into is in the report.
 */
export function readThemeModule(input: PlanInput): ThemeModule | undefined {
  const from = places.find((path) => existsSync(join(input.site.dir, path)));
  if (from === undefined) return undefined;
  const text = nameOwnModules(readFileSync(join(input.site.dir, from), 'utf8'), input.site);
  const imports = importsOf(text);
  const ofDocusaurus = original.exec(text)?.[1];
  const leave = (what: string) =>
    input.report.left(
      `${what}, which documents may use without an import`,
      from,
      'Pass on each that a document names: content/components/Name.tsx.',
    );
  const read = (parts: readonly string[]): ThemeEntry[] =>
    parts.flatMap((part): ThemeEntry[] => {
      const whole = /^\.{3}([\s\S]+)$/.exec(part)?.[1];
      if (whole !== undefined) {
        if (whole === ofDocusaurus) return [];
        const taken = imports.get(whole);
        const made = taken ? spreadEntries(from, taken, input) : /^\w+$/.test(whole) && objectOf(text, whole);
        if (!made) leave(`Components of \`...${whole}\``);
        return (made || []).flatMap((one) => (typeof one === 'string' ? read([one]) : [one]));
      }
      const entry = entryOf(part);
      if (!entry) return [];
      const taken = imports.get(entry.value);
      return [{ ...entry, source: taken?.source, passed: taken && passOn(taken) }];
    });
  const parts = objectOf(text);
  if (!parts && text.trim() !== '') leave('Components of the theme');
  return { from, text, entries: read(parts ?? []) };
}

/** The module without the components that Docusaurus itself has; undefined where it makes more of those than passing them on. */
export function withoutOriginals(text: string): string | undefined {
  const [line, name] = original.exec(text) ?? [];
  if (line === undefined || name === undefined) return text;
  const rest = text.replace(line, '').replace(new RegExp(`\\.{3}${name}\\s*,?`), '');
  return new RegExp(`\\b${name}\\b`).test(rest) ? undefined : rest;
}

/** Markdown that a site gives to all its documents as a component: name → its path, from the folder of the site. */
export function partsOfTheme(module: ThemeModule | undefined, input: PlanInput): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, source } of module?.entries ?? []) {
    const path = source && module && /\.mdx?$/.test(source) ? importedFile(source, module.from, input) : undefined;
    if (path !== undefined) found.set(name, posix.normalize(path));
  }
  return found;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInModules } from '../../mdx/components/components';
import { type CodePlan, wantOf } from './plan-code';
import type { PlanInput, PlannedFile } from './planned-file';
import { rewriteAddresses } from './rewrite-addresses';
import { locateModule } from './roots';
import { clientReason, withUseClient } from './use-client';

const places = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
  ['js', 'jsx', 'ts', 'tsx'].map((ending) => `src/theme/${name}.${ending}`),
);
/** What documents find by these names is Docusaurus' own, or what stands for it. */
const ofDocusaurus: ReadonlySet<string> = new Set(
  [...builtInModules.values()].flatMap((names) => Object.values(names)),
);
const imported = /^import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*(['"][^'"]+['"])/gm;

/** What a module imports: local name → how to pass it on. */
function importsOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, main, list = '', from = ''] of source.matchAll(imported)) {
    if (main) found.set(main, `export { default } from ${from};`);
    for (const item of list.split(',')) {
      const [name = '', local = name] = item.trim().split(/\s+as\s+/);
      if (name) found.set(local, `export { ${name} as default } from ${from};`);
    }
  }
  return found;
}

/** What stands between the braces that open at a place, cut at the commas that no bracket or quotation encloses. */
function partsOf(source: string, open: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (const { 0: sign, index } of source
    .slice(open)
    .matchAll(/(['"])(?:\\.|(?!\1)[^\n\\])*\1|`(?:\\.|[^`\\])*`|[{}()[\],]/g)) {
    if (/^[{([]/.test(sign)) depth++;
    else if (/^[})\]]/.test(sign)) depth--;
    if (depth > 1 || (depth === 1 && sign !== ',')) continue;
    parts.push(source.slice(from, open + index));
    if (depth === 0) break;
    from = open + index + 1;
  }
  return parts;
}

/** Entries of the object that a module exports, by a name or as it is: name → what stands for it. */
function entriesOf(source: string): [name: string, value: string][] {
  const plain = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
  const name = /export\s+default\s+(\w+)/.exec(plain)?.[1];
  const start =
    name === undefined ? /export\s+default\s*\{/ : new RegExp(`\\b(?:const|let|var)\\s+${name}\\b[^=]*=\\s*\\{`);
  const found = start.exec(plain);
  if (!found) return [];
  return partsOf(plain, found.index + found[0].length - 1).flatMap((part): [string, string][] => {
    const [, name, value = name] = /^\s*['"]?(\w+)['"]?\s*(?:[:(]\s*([\s\S]*?))?\s*$/.exec(part) ?? [];
    return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
  });
}

/** The module without the components that Docusaurus itself has; undefined where it makes more of those than passing them on. */
function withoutOriginals(source: string): string | undefined {
  const [line, name] =
    /^import\s+(\w+)\s+from\s*['"]@theme(?:-original|-init)?\/MDXComponents['"];?\n?/m.exec(source) ?? [];
  if (line === undefined || name === undefined) return source;
  const rest = source.replace(line, '').replace(new RegExp(`\\.{3}${name}\\s*,?`), '');
  return new RegExp(`\\b${name}\\b`).test(rest) ? undefined : rest;
}

/** Brings the module itself along, for the components that it makes; undefined where it cannot run here. */
function addModule(
  from: string,
  source: string,
  { input, code }: { input: PlanInput; code: CodePlan },
): string | undefined {
  const place = withoutOriginals(source) === undefined ? undefined : locateModule(input.roots, from);
  if (!place) return undefined;
  const change = (text: string) => withoutOriginals(text) ?? text;
  const file = { from, file: join(input.site.dir, from), to: place.to };
  if (code.flawOf(file, new Set(), change)) return undefined;
  code.add(file, change);
  return place.alias.replace(/\.\w+$/, '');
}

/**
 * Components that a site gives to all its documents by src/theme/MDXComponents: one of that name in content/components
 * stands for each, which documents may use without an import too. What it is made of comes along.
 * @param known names of components that the site has anyway
 * @param documents texts of all of them
 */
export function planThemeComponents(
  input: PlanInput,
  known: ReadonlySet<string>,
  { code, documents }: { code: CodePlan; documents: readonly string[] },
): PlannedFile[] {
  const from = places.find((path) => existsSync(join(input.site.dir, path)));
  if (from === undefined) return [];
  const source = readFileSync(join(input.site.dir, from), 'utf8');
  const imports = importsOf(source);
  return entriesOf(source).flatMap(([name, value]): PlannedFile[] => {
    if (known.has(name) || ofDocusaurus.has(name)) return [];
    const written = imports.get(value);
    if (/^[A-Z]/.test(name) && written !== undefined && /['"](?:@site|\.)/.test(written)) {
      const to = `content/components/${name}.jsx`;
      const moved = rewriteAddresses(written, { from, to }, input.roots);
      const flaw = code.flawOfNamed(moved.code);
      if (!flaw || documents.some((text) => new RegExp(`<${name}\\b`).test(text))) {
        code.addNamed(moved.code);
        return [{ to, from, text: `${moved.text}\n` }];
      }
      const next = `Write what it needs of it yourself, in content/components/${name}.tsx.`;
      input.report.left(`<${name}>, which no document names, in code that imports ${wantOf(flaw)}`, flaw.place, next);
    } else if (!/['"]@(?:theme|docusaurus)/.test(written ?? '') && !/<MDXHeading\b/.test(value)) {
      const module = /^[A-Z]/.test(name) ? addModule(from, source, { input, code }) : undefined;
      if (module !== undefined) {
        const passed = `import components from '${module}';\n\nexport default components.${name};\n`;
        const text = clientReason(source) === undefined ? passed : withUseClient(passed);
        return [{ to: `content/components/${name}.jsx`, from, text }];
      }
      const next = /^[A-Z]/.test(name)
        ? `Write it as content/components/${name}.tsx.`
        : 'Elements are the same everywhere here: write what is missed of its looks into site.css.';
      input.report.left(`<${name}> as the site makes it`, from, next);
    }
    return [];
  });
}

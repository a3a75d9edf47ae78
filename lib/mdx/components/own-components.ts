import type { OwnComponents } from '../types';
import { isTagName } from './component-name';

/** Module names of the site's own components, as documents import them. */
const ownImport = /^@site\/src\/components\/(.+?)(?:\/index)?(?:\.[jt]sx?)?$/;
/** Files beside components that documents include as they are. */
const otherFile = /\.(?:mdx?|json|s?css|sass|less|svg|png|jpe?g|gif|webp|avif)$/i;

/** Name of the site's own module for an import, component or not; undefined for any other import. */
export function importedComponent(source: string): string | undefined {
  return otherFile.test(source) ? undefined : ownImport.exec(source)?.[1];
}

/** Loads the components of a compiled document: imported ones, and those for `<Name />` whose names it contains. */
export async function loadUsed(program: string, imports: readonly string[], own: OwnComponents | undefined) {
  const { names = [], load } = own ?? {};
  const missing = imports.find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`There is no component ${missing} in content/components.`);
  const words = new Set(program.match(/[A-Z][\w$]*/g));
  const tags = names.filter((name) => isTagName(name) && words.has(name));
  const used = [...new Set([...imports, ...tags])];
  const modules = Object.fromEntries(
    await Promise.all(used.map(async (name) => [name, (await load?.(name)) ?? {}] as const)),
  );
  // The default export of its module, else the export of its name.
  const tagOf = (name: string): unknown => modules[name]?.['default'] ?? modules[name]?.[name];
  return { modules, tags: Object.fromEntries(tags.map((name) => [name, tagOf(name)])) };
}

/** Remedy for code in a document that has to run in browsers. */
export const ownComponent =
  'Move it into a component of the site, content/components/Name.tsx, and write <Name /> here.';

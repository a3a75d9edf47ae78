import type { OwnComponents, OwnModule } from '../types';
import { isTagName } from './component-name';

/** Module names of the site's own components, as documents import them. */
const ownImport = /^@site\/src\/components\/(.+?)(?:\/index)?(?:\.[jt]sx?)?$/;
/** Files beside components that documents take in as what they are. */
const otherFile = /\.(?:mdx?|json|s?css|sass|less|svg|png|jpe?g|gif|webp|avif)$/i;

/** Name of the site's own module that an import leads to, be it a component or not; undefined for any other import. */
export function importedComponent(source: string): string | undefined {
  return otherFile.test(source) ? undefined : ownImport.exec(source)?.[1];
}

/** What a document uses of the site's own components. */
export interface UsedComponents {
  /** Modules by name, for its imports. */
  modules: Readonly<Record<string, OwnModule>>;
  /** What `<Name />` stands for without an import. */
  tags: Readonly<Record<string, unknown>>;
}

/** What stands for `<Name />`: the default export of its module, else the one of that name. */
function tagOf(name: string, module: OwnModule | undefined): unknown {
  return module?.['default'] ?? module?.[name];
}

/**
 * Loads the components a compiled document names: those it imports, and those whose name it holds as a word.
 * @param program the compiled document
 * @throws Error for an import of a component there is not
 */
export async function loadUsed(
  program: string,
  imports: readonly string[],
  own: OwnComponents | undefined,
): Promise<UsedComponents> {
  const { names = [], load } = own ?? {};
  const missing = imports.find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`There is no component ${missing} in content/components.`);
  const words = new Set(program.match(/[A-Z][\w$]*/g));
  const tags = names.filter((name) => isTagName(name) && words.has(name));
  const used = [...new Set([...imports, ...tags])];
  const modules = Object.fromEntries(
    await Promise.all(used.map(async (name) => [name, (await load?.(name)) ?? {}] as const)),
  );
  return { modules, tags: Object.fromEntries(tags.map((name) => [name, tagOf(name, modules[name])])) };
}

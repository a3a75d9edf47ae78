import Module, { createRequire } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import camelCase from 'lodash-es/camelCase.js';
import { parse } from 'yaml';
import { attempt } from '../../report/attempt';
import { reasonOf } from '../../report/reason-of';
import { isRecord, recordOf } from '../../report/values';
import type { LoadedSite } from './load-site';
import { standIn } from './stand-in';

/** Packages that read data, of which a configuration often makes its `customFields`: they are here by other names. */
const readers: ReadonlyMap<string, object> = new Map([
  ['js-yaml', { load: parse, safeLoad: parse }],
  ['yaml', { parse }],
]);

type Resolve = (request: string, parent: unknown, isMain: boolean, options?: unknown) => string;
type Load = (request: string, parent: unknown, isMain: boolean) => unknown;

function firstLine(error: unknown): string {
  return reasonOf(error).split('\n')[0] ?? '';
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A tool of Markdown plugins that this project has, too. Older ones take `visitParents` for the package, newer ones for a name in it. */
function ownTool(name: string): object | undefined {
  const own = createRequire(import.meta.url);
  // Names of modules that are not found are kept.
  if (!/^(?:unist|mdast)-util-/.test(name) || own.resolve(name) === name) return undefined;
  const module = recordOf(own(name));
  return Object.assign(Object(module[camelCase(name.replace(/^\w+-util-/, ''))]), module);
}

/** What `require` gives for a module of the site in Docusaurus: its default export, which holds the others too. */
function withDefault(module: unknown): unknown {
  if (!isRecord(module) || !('__esModule' in module)) return module;
  const { default: value } = module;
  if (!(isRecord(value) || Array.isArray(value)) || !Object.isExtensible(value)) return module;
  for (const name of Object.keys(module))
    if (!(name in value)) Object.defineProperty(value, name, { get: () => module[name] });
  return value;
}

/**
 * Replaces modules that this process cannot load by stand-ins from now on. Returns their list, which grows.
 * @param entries files whose own mistakes are thrown all the same
 * @param dynamic whether `import()` is looked after too, which takes a thread
 */
export function replaceMissingModules(entries: ReadonlySet<string>, dynamic: boolean): LoadedSite['missing'] {
  const missing: LoadedSite['missing'] = [];
  const resolve: Resolve = Reflect.get(Module, '_resolveFilename');
  const load: Load = Reflect.get(Module, '_load');

  function replace(request: string, reason: string): object {
    const name = isAbsolute(request) ? relative('', request) : request;
    if (!missing.some((module) => module.name === name)) missing.push({ name, reason });
    return standIn(name);
  }

  const loadOrReplace: Load = (request, parent, isMain) => {
    let file: string;
    try {
      file = resolve(request, parent, isMain);
    } catch (error) {
      if (!hasCode(error, 'MODULE_NOT_FOUND') && !hasCode(error, 'ERR_PACKAGE_PATH_NOT_EXPORTED')) throw error;
      return readers.get(request) ?? ownTool(request) ?? replace(request, 'is not installed');
    }
    try {
      const module = load(request, parent, isMain);
      return request.startsWith('.') ? withDefault(module) : module;
    } catch (error) {
      if (entries.has(file)) throw error;
      return replace(request, `does not load: ${firstLine(error)}`);
    }
  };
  // For require.resolve: the name will do, as nothing is loaded from it.
  const resolveOrKeep: Resolve = (request, ...rest) => attempt(() => resolve(request, ...rest), request);
  Reflect.set(Module, '_load', loadOrReplace);
  Reflect.set(Module, '_resolveFilename', resolveOrKeep);
  Reflect.set(globalThis, Symbol.for('import.missing'), (name: string) => replace(name, 'is not installed'));
  if (dynamic) Module.register('./missing-import.mjs', import.meta.url);
  return missing;
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { compilerOptions } from '../../../tsconfig.paths.json';
import type { ModuleImport } from './component-module';

/**
 * Modules of Docusaurus that the site's own components may import, with their replacements. Three are packages that Docusaurus
 * brings along, of which most of its templates use one.
 */
export const docusaurusModules: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(compilerOptions.paths).flatMap(([name, [file = '']]) =>
    file.startsWith('./components/docusaurus/') ? [[name, file]] : [],
  ),
);

const ofDocs =
  `useActiveDocContext useActivePlugin useActivePluginAndVersion useActiveVersion useAllDocsData useDocsData
  useDocsPreferredVersion useDocsVersion useDocVersionSuggestions useLatestVersion useVersions`.split(/\s+/);

/** Their named exports. */
export const docusaurusExports: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/Interpolate': ['interpolate'],
  '@docusaurus/plugin-content-docs/client': ofDocs,
  '@docusaurus/router': ['Link', 'useLocation', 'useHistory', 'Redirect'],
  '@docusaurus/theme-common': [
    'Collapsible',
    'createStorageSlot',
    'HtmlClassNameProvider',
    'PageMetadata',
    'useCollapsible',
    'useColorMode',
    'useDocsPreferredVersion',
    'usePluralForm',
    'useQueryString',
    'useQueryStringList',
    'useQueryStringValue',
    'useStorageSlot',
    'useWindowSize',
  ],
  '@docusaurus/Translate': ['translate'],
  '@docusaurus/useBaseUrl': ['useBaseUrlUtils'],
  '@theme/hooks/useDocs': ofDocs,
  classnames: ['clsx'],
  clsx: ['clsx'],
  'react-router-dom': ['Link', 'useLocation', 'useHistory', 'Redirect'],
};

/** Whether an import only works in Docusaurus: it names one of its modules or a folder of a site. */
export function isOfDocusaurus(source: string): boolean {
  return /^@(?:docusaurus|generated|site|theme|theme-init|theme-original)\//.test(source);
}

/** Names that code calls, renders or reads a property of. */
const used = /(?<![\w$.>)\]])(?:<([\w$]+)|([\w$]+)\s*[(.])/g;

/** A name that code imports from such a module and uses, and that does not exist here. Types do not count. */
export function missingExport({ source, names }: ModuleImport, code: string): string | undefined {
  if (!Object.hasOwn(docusaurusModules, source)) return undefined;
  const offered = ['default', ...(docusaurusExports[source] ?? [])];
  const unknown = names.filter((name) => !offered.includes(name));
  if (unknown.length === 0) return undefined;
  const all = new Set(Array.from(code.matchAll(used), ([, drawn, called]) => drawn ?? called));
  return unknown.find((name) => all.has(name));
}

/** Modules that every project has: React, and replacements of Docusaurus' modules. */
export function isAlwaysThere(source: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(source) || Object.hasOwn(docusaurusModules, source);
}

/** Name of the package that an import needs; undefined for files, modules that are always there, and those of Docusaurus. */
export function packageOf(source: string): string | undefined {
  if (source.startsWith('.') || isAlwaysThere(source) || isOfDocusaurus(source)) return undefined;
  return /^(?:@[\w.~-]+\/)?[\w.~-]+(?=\/|$)/.exec(source)?.[0];
}

/** Whether modules in a folder can import a package. */
export function isInstalled(name: string, folder: string): boolean {
  const places = createRequire(resolve(folder, 'noop.js')).resolve.paths(name);
  // Null means a module of Node.
  return places === null || places.some((place) => existsSync(join(place, name)));
}

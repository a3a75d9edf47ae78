import { isAbsolute, posix, relative, resolve } from 'node:path';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import { listOf, textOf } from '../load/values';

export type RootKind =
  | 'docs'
  | 'versions'
  | 'sidebars'
  | 'blog'
  | 'pages'
  | 'components'
  | 'code'
  | 'static'
  | 'translations';

/** A folder of the site that comes along. */
export interface Root {
  kind: RootKind;
  /** From the folder of the site, with forward slashes; it may lie outside of it. */
  from: string;
  /** From the project that it moves into. */
  to: string;
  /** What `@site/` paths in documents call it. */
  alias: string;
  /** The docs it is of. */
  docs?: DocsPlugin;
}

/** Path of a file or folder from the folder of the site, with forward slashes. */
export function sitePath(siteDir: string, path: string): string {
  const whole = isAbsolute(path) ? path : resolve(siteDir, path);
  return relative(siteDir, whole).replaceAll('\\', '/') || '.';
}

function pathOf(site: LoadedSite, plugin: LoadedPlugin, fallback: string): string {
  return sitePath(site.dir, textOf(plugin.options['path']) ?? fallback);
}

function docsRoots(site: LoadedSite, plugin: DocsPlugin): Root[] {
  const own = plugin.docsId === undefined ? '' : `${plugin.docsId}_`;
  const root = (kind: RootKind, from: string, name: string): Root => {
    return { kind, from, to: `content/${own}${name}`, alias: `@site/${own}${name}`, docs: plugin };
  };
  return [
    root('docs', pathOf(site, plugin, 'docs'), 'docs'),
    root('versions', `${plugin.prefix}versioned_docs`, 'versioned_docs'),
    root('sidebars', `${plugin.prefix}versioned_sidebars`, 'versioned_sidebars'),
  ];
}

/** Folders that come along, and where to. */
export function rootsOf(site: LoadedSite, docs: readonly DocsPlugin[], blog: LoadedPlugin | undefined): Root[] {
  const pages = site.plugins.find(({ kind }) => kind === 'pages');
  const statics = listOf(site.config['staticDirectories'] ?? ['static']).filter((path) => typeof path === 'string');
  return [
    ...docs.flatMap((plugin) => docsRoots(site, plugin)),
    ...(blog
      ? ([{ kind: 'blog', from: pathOf(site, blog, 'blog'), to: 'content/blog', alias: '@site/blog' }] as const)
      : []),
    ...(pages
      ? ([
          { kind: 'pages', from: pathOf(site, pages, 'src/pages'), to: 'content/pages', alias: '@site/src/pages' },
        ] as const)
      : []),
    { kind: 'components', from: 'src/components', to: 'content/components', alias: '@site/src/components' },
    ...statics.map(
      (path) => ({ kind: 'static', from: sitePath(site.dir, path), to: 'public', alias: '@site/static' }) as const,
    ),
    // Not listed: what components and pages in code import of it comes along.
    ...(pages
      ? ([
          {
            kind: 'code',
            from: pathOf(site, pages, 'src/pages'),
            to: 'content/components/pages',
            alias: '@site/src/components/pages',
          },
        ] as const)
      : []),
    { kind: 'code', from: 'src', to: 'content/components', alias: '@site/src/components' },
    { kind: 'translations', from: 'i18n', to: 'i18n', alias: '@site/i18n' },
  ];
}

function below(folder: string, path: string): string | undefined {
  if (folder === '.') return path.startsWith('../') ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Whether a path is one of code, styles or data, also as imports write it: without an ending. */
function isCode(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json|(?:s?css|sass|less))$|(?:^|\/)[^./]+$/.test(path);
}

/** Where a file of the site goes, and what documents call it; undefined for one that stays behind. */
export function locate(roots: readonly Root[], path: string): { root: Root; to: string; alias: string } | undefined {
  for (const root of roots) {
    if (root.kind === 'pages' && isCode(path)) continue;
    const rest = below(root.from, path);
    if (rest !== undefined) return { root, to: posix.join(root.to, rest), alias: `${root.alias}/${rest}` };
  }
  return undefined;
}

import { isAbsolute, posix, relative, resolve } from 'node:path';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import { listOf, textOf } from '../load/values';

export type RootKind = 'docs' | 'versions' | 'sidebars' | 'blog' | 'pages' | 'components' | 'static' | 'translations';

/** A folder of the site that comes along. */
export interface Root {
  kind: RootKind;
  /** From the folder of the site, with forward slashes; it may lie outside of it. */
  from: string;
  /** From the project that it moves into. */
  to: string;
  /** What `@site/` paths in documents call it. */
  alias: string;
}

/** Path of a file or folder from the folder of the site, with forward slashes. */
export function sitePath(siteDir: string, path: string): string {
  const whole = isAbsolute(path) ? path : resolve(siteDir, path);
  return relative(siteDir, whole).replaceAll('\\', '/') || '.';
}

function pathOf(site: LoadedSite, plugin: LoadedPlugin, fallback: string): string {
  return sitePath(site.dir, textOf(plugin.options['path']) ?? fallback);
}

/** Folders that come along, and where to. Of several docs or blogs, the first of each is the site's. */
export function rootsOf(site: LoadedSite, docs: LoadedPlugin | undefined, blog: LoadedPlugin | undefined): Root[] {
  const pages = site.plugins.find(({ kind }) => kind === 'pages');
  const statics = listOf(site.config['staticDirectories'] ?? ['static']).filter((path) => typeof path === 'string');
  return [
    ...(docs
      ? ([
          { kind: 'docs', from: pathOf(site, docs, 'docs'), to: 'content/docs', alias: '@site/docs' },
          { kind: 'versions', from: 'versioned_docs', to: 'content/versioned_docs', alias: '@site/versioned_docs' },
          {
            kind: 'sidebars',
            from: 'versioned_sidebars',
            to: 'content/versioned_sidebars',
            alias: '@site/versioned_sidebars',
          },
        ] as const)
      : []),
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
    { kind: 'translations', from: 'i18n', to: 'i18n', alias: '@site/i18n' },
  ];
}

function below(folder: string, path: string): string | undefined {
  if (folder === '.') return path.startsWith('../') ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Where a file of the site goes, and what documents call it; undefined for one that stays behind. */
export function locate(roots: readonly Root[], path: string): { root: Root; to: string; alias: string } | undefined {
  for (const root of roots) {
    const rest = below(root.from, path);
    if (rest !== undefined) return { root, to: posix.join(root.to, rest), alias: `${root.alias}/${rest}` };
  }
  return undefined;
}

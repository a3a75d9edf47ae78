import { isAbsolute, posix, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { listOf, textOf } from '../../report/values';
import { blogFolder, type DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import { localesOf } from '../site-locales';
import { renamedPath } from './number-names';

/** What a folder holds. */
export type RootKind =
  | 'docs'
  | 'versions'
  | 'sidebars'
  | 'blog'
  | 'posts'
  | 'pages'
  | 'components'
  | 'code'
  | 'static'
  | 'translations';

/** A folder of the site that is imported. */
export interface Root {
  kind: RootKind;
  /** From the folder of the site, with forward slashes; it may lie outside of it. */
  from: string;
  /** Path in the project. */
  to: string;
  docs?: DocsPlugin;
  blog?: LoadedPlugin;
  /** Files and folders that are renamed. */
  renames?: ReadonlyMap<string, string> | undefined;
  /** For a folder outside of the site: the path by which its files name the folder of the site, such as `../website`. */
  site?: string;
  /** Whether a document of the folder is a partial that other documents include, and no page. */
  isExcluded?(path: string): boolean;
}

/** Path of a file or folder from the folder of the site, with forward slashes. */
export function sitePath(siteDir: string, path: string): string {
  const whole = isAbsolute(path) ? path : resolve(siteDir, path);
  return relative(siteDir, whole).replaceAll('\\', '/') || '.';
}

/** The folders whose files a site publishes as they are. */
export function staticDirectories({ config }: LoadedSite): string[] {
  return listOf(config['staticDirectories'] ?? ['static']).filter((path) => typeof path === 'string');
}

function pathOf(site: LoadedSite, plugin: LoadedPlugin, fallback: string): string {
  return sitePath(site.dir, textOf(plugin.options['path']) ?? fallback);
}

function patternsOf(plugin: LoadedPlugin, key: string): string[] {
  return listOf(plugin.options[key]).filter((pattern) => typeof pattern === 'string');
}

/** Options `include` and `exclude` of a plugin, if the site sets them. Their defaults are those of this project. */
function exclusionOf(plugin: LoadedPlugin): Pick<Root, 'isExcluded'> {
  const [include, exclude] = [patternsOf(plugin, 'include'), patternsOf(plugin, 'exclude')];
  if (include.length + exclude.length === 0) return {};
  const [isIncluded, isExcluded] = [picomatch(include), picomatch(exclude)];
  return { isExcluded: (path) => (include.length > 0 && !isIncluded(path)) || isExcluded(path) };
}

/** The folder of pages, with the places of pages and of their parts. */
function pagesRoots(site: LoadedSite, plugin: LoadedPlugin): { pages: Root; code: Root } {
  const from = pathOf(site, plugin, 'src/pages');
  const base = posix.join('pages', textOf(plugin.options['routeBasePath']) ?? '').replace(/\/$/, '');
  return {
    pages: { kind: 'pages', from, to: `content/${base}`, ...exclusionOf(plugin) },
    code: { kind: 'code', from, to: `content/components/${base}` },
  };
}

function docsRoots(site: LoadedSite, docs: DocsPlugin): Root[] {
  const to = docs.docsId === undefined ? 'content/' : `content/${docs.docsId}_`;
  const excluded = exclusionOf(docs);
  return [
    { kind: 'docs', from: pathOf(site, docs, 'docs'), to: `${to}docs`, docs, ...excluded },
    { kind: 'versions', from: `${docs.prefix}versioned_docs`, to: `${to}versioned_docs`, docs, ...excluded },
    { kind: 'sidebars', from: `${docs.prefix}versioned_sidebars`, to: `${to}versioned_sidebars`, docs },
  ];
}

const docsName = 'docusaurus-plugin-content-docs';
/** Beside docs: they need no id here, as there. */
const others = ['docusaurus-plugin-content-blog', 'docusaurus-plugin-content-pages', 'docusaurus-theme-classic'];

function suffix(id: string | undefined): string {
  return id === undefined || id === 'default' ? '' : `-${id}`;
}

/** Folders of the translations into each language but the default one. */
function translationRoots(site: LoadedSite, docs: readonly DocsPlugin[]): Root[] {
  const [, ...translated] = localesOf(site);
  return translated.flatMap(({ code, folder }) => {
    const root = (from: string, to: string, plugin?: DocsPlugin): Root => ({
      kind: 'translations',
      from: `${folder}/${from}`,
      to: `content/i18n/${code}/${to}`,
      ...(plugin && { docs: plugin }),
    });
    return [
      ...docs.map((plugin) =>
        root(docsName + suffix(plugin.prefix.slice(0, -1) || undefined), docsName + suffix(plugin.docsId), plugin),
      ),
      ...others.map((name) => root(name, name)),
    ];
  });
}

/** The folders to import, and their new places. */
export function rootsOf(
  site: LoadedSite,
  docs: readonly DocsPlugin[],
  [blog, furtherBlogs]: [LoadedPlugin | undefined, readonly LoadedPlugin[]],
): Root[] {
  const pages = site.plugins.filter(({ kind }) => kind === 'pages').map((plugin) => pagesRoots(site, plugin));
  const ofBlog = (kind: 'blog' | 'posts', plugin: LoadedPlugin, to: string): Root => {
    return { kind, from: pathOf(site, plugin, 'blog'), to, ...exclusionOf(plugin) };
  };
  const found: Root[] = [
    ...docs.flatMap((plugin) => docsRoots(site, plugin)),
    ...(blog ? [ofBlog('blog', blog, 'content/blog')] : []),
    ...furtherBlogs.map((one) => ({ ...ofBlog('posts', one, `content/pages/${blogFolder(one)}`), blog: one })),
    ...pages.map((found) => found.pages),
    { kind: 'components', from: 'src/components', to: 'content/components' },
    ...staticDirectories(site).map((path): Root => ({ kind: 'static', from: sitePath(site.dir, path), to: 'public' })),
    // Not listed: other folders. Files in them are imported if components or pages in code name them.
    ...pages.map((found) => found.code),
    { kind: 'code', from: 'src', to: 'content/components' },
    ...translationRoots(site, docs),
  ];
  const names = site.dir.replaceAll('\\', '/').split('/');
  return found.map((folder) => {
    const ups = /^(?:\.\.\/)+/.exec(folder.from)?.[0];
    return ups === undefined ? folder : { ...folder, site: ups + names.slice(-ups.length / 3).join('/') };
  });
}

/** A path from the folder of the site. A folder outside writes `../website/src/x` for `src/x`. */
function pathInSite(roots: readonly Root[], path: string): string {
  const seen = roots.find(({ site }) => site !== undefined && path.startsWith(`${site}/`))?.site;
  return seen === undefined ? path : path.slice(seen.length + 1);
}

/** Path from the folder of the site of what one of its files names: `@site/x`, or a path from the file. */
export function namedPath(named: string, from: string, roots: readonly Root[]): string {
  if (named.startsWith('@site/')) return posix.normalize(named.slice('@site/'.length));
  return pathInSite(roots, posix.join(posix.dirname(from), named));
}

function below(folder: string, path: string): string | undefined {
  if (folder === '.') return path.startsWith('../') ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** A path with names that do not begin with `_`, as those of components must not. `__tests__` and the like stay. */
export function withoutUnderscores(path: string): string {
  return path.replace(/(?<=^|\/)(?:_|_{3,})(?!_)/g, '');
}

/** New name of a file below its folder. Names that begin with `_` are neither pages nor components. */
export function nameBelow({ kind, to, isExcluded, renames }: Root, written: string): string {
  const renamed = renames && renames.size > 0 ? renamedPath(kind, written, renames) : written;
  // An index would be the component of its folder, and the other pages its parts.
  const isPage = to.startsWith('content/components/pages');
  const path = isPage ? renamed.replace(/(?<=^|\/)index(?=$|\.[cm]?[jt]sx?$)/, 'index-page') : renamed;
  // Documents of the site may import it.
  if ((kind === 'components' || kind === 'code') && /(?:^|\/)[^./]+(?:\.[cm]?[jt]sx?)?$/.test(path))
    return withoutUnderscores(path);
  // The patterns count from the folder of a version.
  const [, below = written] = (kind === 'versions' && /^[^/]+\/(.*)$/s.exec(written)) || [];
  if (!isExcluded?.(below) || !/\.(?:mdx?|[jt]sx?)$/.test(path)) return path;
  return posix.join(posix.dirname(path), `_${posix.basename(path).replace(/^_/, '')}`);
}

/** Whether a path is one of code, styles or data; imports may leave the ending out. */
function isCode(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json|(?:s?css|sass|less))$|(?:^|\/)[^./]+$/.test(path);
}

/** Names of pictures. */
export const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i;

/** A file of the site: its folder, its name there, its new place, and its name in documents. */
interface Located {
  root: Root;
  name: string;
  to: string;
  alias: string;
}

function located(root: Root, name: string): Located {
  const folder = root.to.replace(/^content\/(?=components(?:\/|$)|pages$)/, '@site/src/').replace(/^content/, '@site');
  const alias = `${folder === 'public' ? '@site/static' : folder}/${name}`;
  return { root, name, to: posix.join(root.to, name), alias };
}

/** New place of a file of the site; undefined if it is not imported. */
export function locate(roots: readonly Root[], path: string): Located | undefined {
  for (const root of roots) {
    if (root.kind === 'pages' && isCode(path)) continue;
    // A path of a folder means its index, which documents here call by its name.
    const isFolder = ['components', 'code'].includes(root.kind) && path.replace(/\/$/, '') === root.from;
    const rest = isFolder ? 'index' : below(root.from, path);
    const name = rest === undefined ? undefined : nameBelow(root, rest);
    if (name !== undefined) return located(root, name);
  }
  return undefined;
}

const ofDocuments: ReadonlySet<RootKind> = new Set(['docs', 'versions', 'blog', 'posts', 'translations']);

/**
 * New place of an imported file. Components and data beside documents, and code, data, pictures and Markdown of the site or
 * from beside it, go to the components. So does Markdown of static/, where no check would read it.
 */
export function locateModule(roots: readonly Root[], path: string): Located | undefined {
  const listed = locate(roots, path);
  const isMarkdown = /\.mdx?$/.test(path) && (!listed || listed.root.kind === 'static');
  const found = isMarkdown ? undefined : listed;
  if (found && !(isCode(path) && ofDocuments.has(found.root.kind))) return found;
  if (!found && !(isCode(path) || isMarkdown || pictureFile.test(path))) return undefined;
  if (!found && /^docusaurus\.config\b|(?:^|\/)node_modules\//.test(path)) return undefined;
  const inSite = path.startsWith('../')
    ? posix.join('beside', path.replace(/^(?:\.\.\/)+/, ''))
    : posix.join('site', path);
  const from = found ? posix.relative('content', found.to) : inSite;
  return located({ kind: 'code', from: '.', to: 'content/components' }, withoutUnderscores(from));
}

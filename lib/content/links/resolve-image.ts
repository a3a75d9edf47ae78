import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import memoize from 'lodash-es/memoize.js';
import { importPath } from '../../mdx/imports/import-source';
import { liesBelow } from '../../node/lies-below';
import { attempt } from '../../report/attempt';
import { decodeAddress, isExternal, unchecked } from '../../site/urls';
import { ownPath } from '../files/own-path';
import { splitTranslation } from '../files/translations';

export interface ImageRoots {
  contentDir: string;
  publicDir: string;
  /** `` or a path such as /handbook. */
  basePath: string;
  /** Origin of the site, such as https://example.com. Full addresses on it are resolved to files too. */
  url?: string;
}

export interface ImageResolution {
  /**
   * `content` is a file beside the documents, `public` one in public/. `outside` is in neither and never read. `unchecked` is a
   * `pathname:///` address, which the author is responsible for.
   */
  kind: 'public' | 'content' | 'external' | 'unchecked' | 'missing' | 'outside';
  file?: string;
  /** Address for the page, base path included; as written if nothing was found. */
  url: string;
  reason?: string;
  /** The spelling on disk, if only upper and lower case differ. */
  near?: string;
}

export type ImageResolver = (fromPath: string, src: string) => ImageResolution;

/** Prefix of the addresses of files beside documents. Their path below the content folder follows. */
const contentAssetPrefix = '/assets';

interface Found {
  file?: string;
  near?: string;
  outside?: boolean;
}

/** Finds files below one folder by their exact names, because file systems that ignore case would hide mistakes. */
function createFinder(root: string): (path: string) => Found {
  const list = memoize((folder: string): string[] => attempt(() => readdirSync(folder), []));

  return (path) => {
    const parts = path.split('/').filter((part) => part !== '');
    const actual: string[] = [];
    for (const part of parts) {
      const entries = list(join(root, ...actual));
      const match =
        entries.find((name) => name === part) ?? entries.find((name) => name.toLowerCase() === part.toLowerCase());
      if (match === undefined) return {};
      actual.push(match);
    }
    const file = join(root, ...actual);
    if (actual.join('/') !== parts.join('/')) return { near: actual.join('/') };
    // Unknown where nothing is there, or a link leads nowhere.
    const isInside = attempt(() => liesBelow(root, file), undefined);
    if (isInside === false) return { outside: true };
    return isInside && statSync(file).isFile() ? { file } : {};
  };
}

/** Folder and path of a source. The path may still leave the folder. */
function locate(fromPath: string, path: string): { root: 'public' | 'content'; path: string } {
  if (path.startsWith('@site/static/'))
    return { root: 'public', path: posix.normalize(path.slice('@site/static/'.length)) };
  if (path.startsWith('@site/')) return { root: 'content', path: importPath(path, fromPath) };
  if (path.startsWith('/')) return { root: 'public', path: posix.normalize(path.slice(1)) };
  return { root: 'content', path: posix.join(posix.dirname(fromPath), path) };
}

/**
 * Makes the function that finds the file of an image or link: from its document, for a translation also from its original, or
 * in public/. Folder listings are cached: make a new resolver after changes on disk.
 */
export function createImageResolver(roots: ImageRoots): ImageResolver {
  const find = { public: createFinder(roots.publicDir), content: createFinder(roots.contentDir) };
  const address = (root: 'public' | 'content', path: string, suffix: string): string =>
    `${roots.basePath}${root === 'content' ? contentAssetPrefix : ''}/${path.split('/').map(encodeURIComponent).join('/')}${suffix}`;

  function lookUp(root: 'public' | 'content', path: string, source: string, suffix: string): ImageResolution {
    if (path.startsWith('..'))
      return { kind: 'outside', url: source, reason: 'it lies outside of content/ and public/' };
    const { file, near, outside } = find[root](path);
    if (file) return { kind: root, file, url: address(root, path, suffix) };
    if (outside) return { kind: 'outside', url: source, reason: 'it is a symbolic link that leaves its folder' };
    if (near) return { kind: 'missing', url: source, near: `${root}/${near}`, reason: `the name on disk is ${near}` };
    return { kind: 'missing', url: source, reason: `there is no ${root}/${path}` };
  }

  /** A full address. Below the base path of this site it means a file of the site, but stays as it is written. */
  function full(source: string): ImageResolution {
    const path = ownPath(source, roots);
    if (path === undefined) return { kind: 'external', url: source };
    const at = (root: 'public' | 'content', below: string) => lookUp(root, posix.normalize(below.slice(1)), source, '');
    const found = at('public', path);
    const published = found.kind === 'missing' && path.startsWith(`${contentAssetPrefix}/`);
    return { ...(published ? at('content', path.slice(contentAssetPrefix.length)) : found), url: source };
  }

  function resolve(fromPath: string, src: string): ImageResolution {
    const source = src.trim();
    if (source.startsWith('pathname://'))
      return { kind: 'unchecked', url: roots.basePath + source.replace(unchecked, '/') };
    if (isExternal(source)) return full(source);
    const [, rawPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(source) ?? [];
    const path = decodeAddress(rawPath);
    if (path === '') return { kind: 'missing', url: source, reason: 'the source is empty' };
    const place = locate(fromPath, path);
    const found = lookUp(place.root, place.path, source, suffix);
    // An imported picture is its address on the page.
    const published = path.startsWith(`${roots.basePath}${contentAssetPrefix}/`);
    if (found.kind === 'missing' && published) {
      const below = posix.normalize(path.slice(`${roots.basePath}${contentAssetPrefix}/`.length));
      const asset = lookUp('content', below, source, suffix);
      if (asset.kind === 'content') return asset;
    }
    const base = `${roots.basePath}/`;
    if (found.kind === 'missing' && roots.basePath && path.startsWith(base)) {
      const below = lookUp('public', posix.normalize(path.slice(base.length)), source, suffix);
      return below.kind === 'missing' && !below.near ? found : below;
    }
    return found;
  }

  return (fromPath, src) => {
    const found = resolve(fromPath, src);
    const original = splitTranslation(fromPath)?.original;
    if (found.file !== undefined || original === undefined) return found;
    const other = resolve(original, src);
    return other.file === undefined ? found : other;
  };
}

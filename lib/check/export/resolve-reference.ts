import memoize from 'lodash-es/memoize.js';
import { decodeAddress } from '../../site/urls';
import type { ExportContext } from './types';

/** Target of an address. */
export type Resolution =
  | { kind: 'found'; file: string; fragment: string }
  | { kind: 'external' }
  | { kind: 'invalid' }
  | { kind: 'outside' }
  | { kind: 'missing'; hint?: string };

const pageSuffix = /(\/index)?\.html$|\/+$/;

/** Path of a page without the suffixes that hosts remove: docs/intro.html and docs/intro/index.html are docs/intro. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '' : file.replace(pageSuffix, '');
}

/** Resolves addresses as a static host does. Results for absolute addresses are cached, as layouts repeat them. */
export function createResolver(
  files: ReadonlySet<string>,
  { origin, basePath }: Pick<ExportContext, 'origin' | 'basePath'>,
): (url: string, from: string) => Resolution {
  const host = new URL(origin).host;
  const byLowerCase = new Map([...files].map((file) => [pagePath(file).toLowerCase(), pagePath(file)]));

  function lookup(path: string, fragment: string): Resolution {
    const page = pagePath(path);
    const inFolder = page === '' ? 'index.html' : `${page}/index.html`;
    const file = [path, `${page}.html`, inFolder].find((candidate) => files.has(candidate));
    if (file !== undefined) return { kind: 'found', file, fragment };
    const other = byLowerCase.get(page.toLowerCase());
    if (other === undefined || other === page) return { kind: 'missing' };
    return { kind: 'missing', hint: `Did you mean /${other}? Hosts tell upper and lower case apart.` };
  }

  function resolve(url: string, from: string): Resolution {
    const folder = from.endsWith('/index.html') ? `${pagePath(from)}/` : pagePath(from);
    const base = `${origin}${basePath}/${folder}`;
    if (!URL.canParse(url, base)) return { kind: 'invalid' };
    const target = new URL(url, base);
    if (!/^https?:$/.test(target.protocol) || target.host !== host) return { kind: 'external' };
    const path = decodeAddress(target.pathname);
    if (path === basePath || path.startsWith(`${basePath}/`)) {
      return lookup(path.slice(basePath.length + 1), decodeAddress(target.hash.slice(1)));
    }
    // A full address on the own host may belong to another site there; a path cannot.
    return /^\s*(\w+:)?\/\//.test(url) ? { kind: 'external' } : { kind: 'outside' };
  }

  const absolute = memoize((url: string) => resolve(url, ''));

  return (url, from) => {
    if (url.startsWith('#')) return { kind: 'found', file: from, fragment: decodeAddress(url.slice(1)) };
    // Without slashes behind it, `https:` leads from the page, as in `https:setup`.
    return /^(?:\/|(?!https?:[^/\\])[\w+.-]+:)/i.test(url) ? absolute(url) : resolve(url, from);
  };
}

import partition from 'lodash-es/partition.js';
import type { SiteConfig } from '../../../schema/site';
import { normalizeRoute } from '../links/resolve-link';
import type { Content } from './load-content';

export interface Redirect {
  /** Route without the base path. */
  from: string;
  /** Route with query and hash, or an address of another site. */
  to: string;
  /** Content file whose `redirect_from` asks for it; absent for an entry of site.config.ts. */
  file?: string;
  index: number;
}

/** Normalizes an old address, which may also be that of an index file. */
export function oldRouteOf(from: string): string {
  return normalizeRoute(normalizeRoute(from).replace(/\/index$/, '/'));
}

type Moved = Pick<Content['pages'][number], 'path' | 'permalink' | 'frontMatter'>;

function redirectsOf(pages: readonly Moved[]): Redirect[] {
  return pages.flatMap(({ path, permalink, frontMatter }) =>
    frontMatter.redirect_from.map((from, index) => ({ from: oldRouteOf(from), to: permalink, file: path, index })),
  );
}

/** Versions are copies with the same redirects: the newest release that has a redirect wins. */
function redirectsOfDocs({ versions }: Content): Redirect[] {
  const [next, released] = partition(versions, ({ name }) => name === 'current');
  const claimed = new Set<string>();
  return [...released, ...next].flatMap(({ docs }) => {
    const own = redirectsOf(docs).filter(({ from }) => !claimed.has(from));
    for (const { from } of own) claimed.add(from);
    return own;
  });
}

/** Every redirect of a site: those of its pages, then those of its configuration. */
export function collectRedirects(content: Content, { redirects }: Pick<SiteConfig, 'redirects'>): Redirect[] {
  const own = [...redirectsOfDocs(content), ...redirectsOf([...content.posts, ...content.pages])];
  return [...own, ...redirects.map(({ from, to }, index) => ({ from: oldRouteOf(from), to, index }))];
}

/** Route of a target without query and hash; null for another site. */
export function targetRoute(to: string): string | null {
  return to.startsWith('/') ? normalizeRoute(to.replace(/[?#].*$/, '')) : null;
}

/** Final target of a redirect, through other redirects; null if they form a circle. */
export function finalTarget({ from, to }: Redirect, byFrom: ReadonlyMap<string, Redirect>): string | null {
  const seen = new Set([from]);
  let target = to;
  for (;;) {
    const route = targetRoute(target);
    if (route === null) return target;
    if (seen.has(route)) return null;
    seen.add(route);
    const next = byFrom.get(route);
    if (!next) return target;
    target = next.to;
  }
}

import { mayFetchAhead, whenIdle } from '@/lib/site/connection';
import { internalRoute } from '@/lib/site/internal-route';
import { isFetchingRoutes } from '@/lib/site/route-fetch';

/**
 * Milliseconds without changes of the page or typing before anything is fetched: search results change with many keys, and
 * the next key should not find the browser busy.
 */
const settleMs = 300;

/**
 * Most pages to fetch from one page: the next one, and some in view. More would cost readers more than they gain, because a
 * page they point at is fetched with a single request anyway.
 */
const mostAhead = 5;

/** Most results of a query to fetch. Readers open the first ones most. */
const mostResults = 3;

function isResult(link: Element): boolean {
  return link.closest('[role="dialog"]') !== null;
}

/** Selectors of links, the likeliest first. Those of the sidebar beside this page follow, and then all others. */
const likelihood = ['[role="dialog"] a', 'a[rel="next"]', 'main article a', 'a[rel="prev"]'];

/** @param here the link of this page in the sidebar, if there is one */
function rankOf(link: Element, here: Element | null): number {
  const rank = likelihood.findIndex((selector) => link.matches(selector));
  if (rank !== -1) return rank;
  if (!here?.closest('ul')?.contains(link)) return likelihood.length + 2;
  const isBelow = here.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
  return likelihood.length + (isBelow ? 0 : 1);
}

/**
 * Fetches the next page and those of visible links, the likeliest first, one at a time while browser and network are idle,
 * and pages that the reader points at at once. It never fetches a route twice, only a few per page, and nothing on slow or
 * metered connections.
 */
export function createPrefetcher(prefetch: (route: string) => void) {
  const done = new Set<string>();
  const waiting = new Map<string, Element>();
  const seen = new WeakSet<Element>();
  const fetched = { from: '', links: 0, results: 0 };
  let idle = false;
  let stopped = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function fetchOnce(route: string): void {
    const path = route.replace(/[?#].*$/, '');
    waiting.delete(path);
    if (stopped || done.has(path) || !mayFetchAhead()) return;
    done.add(path);
    prefetch(path);
  }

  /** The likeliest page to fetch. Pages whose links have disappeared are dropped. */
  function likeliest(): { path: string; link: Element } | undefined {
    const { pathname } = window.location;
    if (fetched.from !== pathname) Object.assign(fetched, { from: pathname, links: 0 });
    for (const [path, link] of waiting) if (!link.isConnected) waiting.delete(path);
    const here = document.querySelector('aside li > a[aria-current="page"]');
    return [...waiting]
      .filter(([, link]) => (isResult(link) ? fetched.results < mostResults : fetched.links < mostAhead))
      .map(([path, link]) => ({ path, link, rank: rankOf(link, here) }))
      .sort((one, other) => one.rank - other.rank)[0];
  }

  function work(): void {
    idle = false;
    if (settling !== undefined) return;
    const next = document.readyState === 'complete' && !isFetchingRoutes() ? likeliest() : undefined;
    if (next) {
      fetched[isResult(next.link) ? 'results' : 'links'] += 1;
      fetchOnce(next.path);
    }
    schedule();
  }

  function schedule(): void {
    if (idle || stopped || settling !== undefined || !likeliest()) return;
    idle = true;
    whenIdle(work);
  }

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // The link to the next page counts, even if it is not in view.
      if (!isIntersecting && !target.matches('main a[rel="next"]')) continue;
      visibility.unobserve(target);
      seen.add(target);
      const route = internalRoute((target as HTMLAnchorElement).href, window.location.href);
      const path = route?.replace(/[?#].*$/, '');
      if (path !== undefined && !done.has(path)) waiting.set(path, target);
    }
    schedule();
  });

  function watchLinks(): void {
    for (const link of document.querySelectorAll('a[href]:not(svg *):not([target],[download],[data-unchecked])')) {
      if (!seen.has(link)) visibility.observe(link);
    }
  }

  function settle(): void {
    clearTimeout(settling);
    // Looking for links would slow down every frame.
    visibility.disconnect();
    settling = setTimeout(() => {
      settling = undefined;
      fetched.results = 0;
      watchLinks();
      schedule();
    }, settleMs);
  }

  const changes = new MutationObserver(settle);
  whenIdle(() => {
    if (stopped || !mayFetchAhead()) return;
    watchLinks();
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('input', settle);
  });

  return {
    /** Fetches a page at once, because the reader is about to follow its link. */
    now: fetchOnce,
    stop() {
      stopped = true;
      clearTimeout(settling);
      visibility.disconnect();
      changes.disconnect();
      document.removeEventListener('input', settle);
    },
  };
}

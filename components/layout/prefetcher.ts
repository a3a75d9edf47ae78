import { mayFetchAhead, whenIdle } from '@/lib/connection';
import { internalRoute } from '@/lib/internal-route';

interface Prefetcher {
  /** Fetches at once: the reader is about to follow this link. */
  now(route: string): void;
  stop(): void;
}

/**
 * Nothing is fetched ahead until neither the page has changed nor the reader has typed for this time, in milliseconds:
 * search results change with many keys, and where they do not, the next key should not find the browser busy.
 */
const settleMs = 300;

/**
 * Fetches the pages behind visible links, one at a time while the browser is idle, and those the reader points at at
 * once. Never the same route twice, and nothing at all on slow or metered connections.
 */
export function createPrefetcher(prefetch: (route: string) => void): Prefetcher {
  const done = new Set<string>();
  const waiting = new Set<string>();
  const seen = new WeakSet<Element>();
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

  function work(): void {
    idle = false;
    if (settling !== undefined) return;
    const [next] = waiting;
    if (next !== undefined) fetchOnce(next);
    schedule();
  }

  function schedule(): void {
    if (idle || stopped || settling !== undefined || waiting.size === 0) return;
    idle = true;
    whenIdle(work);
  }

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      seen.add(target);
      const route = internalRoute((target as HTMLAnchorElement).href, window.location.href);
      const path = route?.replace(/[?#].*$/, '');
      if (path !== undefined && !done.has(path)) waiting.add(path);
    }
    schedule();
  });

  function watchLinks(): void {
    for (const link of document.querySelectorAll('a[href]:not([target], [download])')) {
      if (!seen.has(link)) visibility.observe(link);
    }
  }

  function settle(): void {
    clearTimeout(settling);
    // Looking for links would take its share of every frame.
    visibility.disconnect();
    settling = setTimeout(() => {
      settling = undefined;
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

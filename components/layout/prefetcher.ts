import { mayFetchAhead, whenIdle } from '@/lib/connection';
import { internalRoute } from '@/lib/internal-route';

interface Prefetcher {
  /** Fetches at once: the reader is about to follow this link. */
  now(route: string): void;
  stop(): void;
}

/** Links have to stay for this time, in milliseconds: search results change with every key. */
const settleMs = 300;

/**
 * Fetches the pages behind visible links, one at a time while the browser is idle, and those the reader points at at
 * once. Never the same route twice, and nothing at all on slow or metered connections.
 */
export function createPrefetcher(prefetch: (route: string) => void): Prefetcher {
  const done = new Set<string>();
  const waiting = new Set<string>();
  const watched = new WeakSet<Element>();
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
    const [next] = waiting;
    if (next !== undefined) fetchOnce(next);
    if (waiting.size > 0) schedule();
  }

  function schedule(): void {
    if (idle || stopped) return;
    idle = true;
    whenIdle(work);
  }

  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      const route = internalRoute((target as HTMLAnchorElement).href, window.location.href);
      const path = route?.replace(/[?#].*$/, '');
      if (path !== undefined && !done.has(path)) waiting.add(path);
    }
    if (waiting.size > 0) schedule();
  });

  function watchLinks(): void {
    for (const link of document.querySelectorAll('a[href]:not([target], [download])')) {
      if (watched.has(link)) continue;
      watched.add(link);
      visibility.observe(link);
    }
  }

  const changes = new MutationObserver(() => {
    clearTimeout(settling);
    settling = setTimeout(watchLinks, settleMs);
  });
  whenIdle(() => {
    if (stopped || !mayFetchAhead()) return;
    watchLinks();
    changes.observe(document.body, { childList: true, subtree: true });
  });

  return {
    now: fetchOnce,
    stop() {
      stopped = true;
      clearTimeout(settling);
      visibility.disconnect();
      changes.disconnect();
    },
  };
}

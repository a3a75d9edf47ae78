/**
 * Whether to fetch anything on a guess: not for readers who save data or have a slow network, and not in development, where
 * the server would be busy with it during a save.
 */
export function mayFetchAhead(): boolean {
  if (process.env.NODE_ENV === 'development') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Runs work when the browser is idle, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}

/** What shows that there is a reader. Scrolling does not: the sidebar scrolls to its page by itself. */
const anySign = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** What shows that the reader has a mouse or a keyboard. */
export const deskSigns = ['mousemove', 'keydown'] as const;

/** Milliseconds in which what the reader did first has its effect: a page that was asked for is there, and a menu open. */
const effectMs = 500;

/**
 * Runs work after the reader first did anything, or anything of what is given, and that had its effect.
 * @returns ends that, also where the work is still to come
 */
export function onFirstSign(work: () => void, signs: readonly string[] = anySign): () => void {
  const waiting = new AbortController();
  let isWanted = true;
  const run = () => {
    waiting.abort();
    setTimeout(() => whenIdle(() => isWanted && work()), effectMs);
  };
  for (const sign of signs)
    window.addEventListener(sign, run, { signal: waiting.signal, passive: true, capture: true });
  return () => {
    isWanted = false;
    waiting.abort();
  };
}

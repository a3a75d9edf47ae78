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

/**
 * Runs work when the reader first does anything: moves the pointer, touches, types or scrolls. The browser handles that
 * first.
 * @returns stops waiting
 */
export function onFirstSign(work: () => void): () => void {
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    setTimeout(work);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, run, { signal: waiting.signal, passive: true, capture: true });
  return () => waiting.abort();
}

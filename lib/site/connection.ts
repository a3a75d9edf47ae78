interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * False where readers asked to save data or the network is too slow to fetch anything on a guess; and in development, where
 * the server makes what is asked for, and a save waits meanwhile.
 */
export function mayFetchAhead(): boolean {
  if (process.env.NODE_ENV === 'development') return false;
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Runs work once the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}

/**
 * Runs work when the reader first does anything: moves the pointer, touches, types or scrolls. What they did is answered before.
 * @returns a function that stops waiting.
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

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** False where readers asked to save data or the network is too slow to fetch anything on a guess. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Runs work once the browser has nothing better to do, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}

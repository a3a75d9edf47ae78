/** Listens to events of the window. Returns what ends it. */
export function listen(events: readonly string[], listener: () => void): () => void {
  const listening = new AbortController();
  for (const event of events) window.addEventListener(event, listener, { signal: listening.signal });
  return () => listening.abort();
}

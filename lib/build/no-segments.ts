/**
 * Replaces Next's `collect-segment-data`, which writes each page again in parts, for servers that send single parts. An
 * export only sends whole pages: see docs/next-internals.md.
 */
export function collectSegmentData(): undefined {
  return undefined;
}

/** The parts of a page to prefetch: none. */
export function collectPrefetchHints(): undefined {
  return undefined;
}

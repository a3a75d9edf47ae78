/**
 * Stands in for Next's `collect-segment-data`, which writes each page anew in parts, for servers that answer with one of them.
 * An export has pages as a whole, so that nothing is left to do for a page that is rendered: see docs/next-internals.md.
 */
export function collectSegmentData(): undefined {
  return undefined;
}

/** How the parts of a page are to be asked for: there are none. */
export function collectPrefetchHints(): undefined {
  return undefined;
}

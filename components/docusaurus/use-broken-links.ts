const ignore = (_: string) => undefined;

/** Does nothing: the export check finds anchors and links in the finished pages. */
export default function useBrokenLinks() {
  return { collectAnchor: ignore, collectLink: ignore };
}

const ignore = (_: string) => undefined;

/** The export check reads the finished pages, so that nothing has to be told of anchors and links. */
export default function useBrokenLinks() {
  return { collectAnchor: ignore, collectLink: ignore };
}

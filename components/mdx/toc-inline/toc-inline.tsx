import type { TocEntry } from '@/lib/mdx/types';

/** Table of contents in the running text. */
export function TocInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: {
  toc: readonly TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}) {
  const entries = toc.filter(({ depth }) => depth >= minHeadingLevel && depth <= maxHeadingLevel);
  return (
    <ul className="toc-inline">
      {entries.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

import type { TocEntry } from '@/lib/mdx/types';

/** A heading as in Docusaurus: `toc={toc.filter((heading) => heading.level === 2)}`. */
interface ChosenHeading {
  id: string;
  value: string;
  level: number;
}

export interface TocInlineProps {
  /** Headings of the page. */
  entries: readonly TocEntry[];
  /** Headings that the document has chosen. */
  toc?: readonly ChosenHeading[];
  minHeadingLevel?: number | string;
  maxHeadingLevel?: number | string;
}

/** Table of contents in the running text. */
export function TocInline({ entries, toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  const headings = toc ? toc.map(({ id, value, level }) => ({ id, text: value, depth: level })) : entries;
  const shown = headings.filter(({ depth }) => depth >= Number(minHeadingLevel) && depth <= Number(maxHeadingLevel));
  return (
    <ul className="toc-inline">
      {shown.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

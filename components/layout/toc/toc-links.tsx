import type { TocEntry } from '@/lib/mdx/types';

interface TocLinksProps {
  toc: readonly TocEntry[];
  current?: string | null;
  /** Language of the headings, if it is not that of the page. */
  lang?: string | undefined;
}

/** Links to the headings of a page. */
export function TocLinks({ toc, current, lang }: TocLinksProps) {
  return (
    <ul lang={lang}>
      {toc.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {lang ? <bdi>{text}</bdi> : text}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { TocEntry } from '@/lib/mdx/types';

/** Links to the headings of a page. */
export function TocLinks({ toc, current }: { toc: readonly TocEntry[]; current?: string | null }) {
  return (
    <ul>
      {toc.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

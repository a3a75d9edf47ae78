import type { Pager } from '@/lib/content/pagination';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons';

/** Links to the previous and the next page in reading order. */
export function PagerNav({ pager: { previous, next } }: { pager: Pager }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className="pager">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <ArrowLeftIcon /> Previous
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="pager-next">
          <span>
            Next <ArrowRightIcon />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
}

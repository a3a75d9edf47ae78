import type { Pager } from '@/lib/content/views/pagination';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons';
import { Name } from '../../ui/name';

interface PagerNavProps {
  pager: Pager;
  label: string;
  /** Texts above the titles of the two pages. */
  names: readonly [previous: string, next: string];
}

/** Links to the previous and the next page in reading order. */
export function PagerNav({ pager: { previous, next }, label, names }: PagerNavProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="pager">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <ArrowLeftIcon /> {names[0]}
          </span>
          <Name label={previous.label} original={previous.original} />
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="pager-next">
          <span>
            {names[1]} <ArrowRightIcon />
          </span>
          <Name label={next.label} original={next.original} />
        </a>
      )}
    </nav>
  );
}

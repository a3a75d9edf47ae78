import type { Pager, PagerLink } from '@/lib/content/views/pagination';
import { nameLanguage } from '@/lib/site/locales';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons';

interface PagerNavProps {
  pager: Pager;
  label: string;
  /** What stands above the titles of the two pages. */
  names: readonly [previous: string, next: string];
}

function Name({ link }: { link: PagerLink }) {
  const language = nameLanguage(link);
  return language ? <bdi lang={language}>{link.label}</bdi> : link.label;
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
          <Name link={previous} />
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="pager-next">
          <span>
            {names[1]} <ArrowRightIcon />
          </span>
          <Name link={next} />
        </a>
      )}
    </nav>
  );
}

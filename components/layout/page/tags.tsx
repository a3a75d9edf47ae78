import { byLetter } from '@/lib/content/views/by-letter';
import type { TagView } from '@/lib/content/views/post-parts';
import { plural } from '@/lib/words/fill';
import type { Plural } from '@/lib/words/types';
import { entry, listed, quietCount } from '../../ui/class-names';
import { LinkedName, Name } from '../../ui/name';

interface TagGroupsProps {
  tags: readonly (TagView & { description: string | undefined; count: number })[];
  /** Language of the page, and its words for the number of pages of a tag. */
  code: string;
  counted: Plural;
}

/** All tags by first letter. */
export function TagGroups({ tags, code, counted }: TagGroupsProps) {
  return byLetter(tags, code).map(({ letter, items }) => (
    <section key={letter} aria-labelledby={letter}>
      <h2 id={letter} className="mt-6 text-20">
        {letter}
      </h2>
      <ul>
        {items.map(({ label, original, href, description, count }) => (
          <li key={href} className={`${listed} grid-cols-[1fr_auto] gap-x-5`}>
            <a className={entry} href={href}>
              <Name label={label} original={original} />
            </a>
            <span className={quietCount}>{plural(code, counted, count)}</span>
            {description && (
              <p className="col-span-full text-15 text-muted">
                <Name label={description} original={original} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface TagListProps {
  tags: readonly TagView[];
  label: string;
  className?: string;
}

/** Tags of a doc or a post, with links to their lists. */
export function TagList({ tags, label: name, className = '' }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={`tag-list flex flex-wrap gap-2 ${className}`.trim()} aria-label={name}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <LinkedName {...tag} />
        </li>
      ))}
    </ul>
  );
}

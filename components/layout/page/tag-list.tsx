import type { TagView } from '@/lib/content/views/post-parts';
import { LinkedName } from '../../ui/name';

interface TagListProps {
  tags: readonly TagView[];
  label: string;
  className?: string;
}

/** Tags of a doc or a post, as links to what else has them. */
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

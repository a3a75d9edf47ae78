import type { TagView } from '@/lib/content/post-parts';

/** Tags of a post, as links to more posts with them. */
export function PostTags({ tags }: { tags: readonly TagView[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label="Tags">
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

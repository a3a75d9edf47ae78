/** Tags of a doc or a post, as links to what else has them. */
export function TagList({ tags, label: name }: { tags: readonly { label: string; href: string }[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={name}>
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

import type { ListedItem } from '@/lib/content/all-pages';

function List({ items }: { items: readonly ListedItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, items: below }) => (
        <li key={href ?? label}>
          {href ? <a href={href}>{label}</a> : label}
          {below.length > 0 && <List items={below} />}
        </li>
      ))}
    </ul>
  );
}

/** The list of all pages: what readers without scripts have in place of the search. */
export function AllPages({
  title: heading,
  groups,
}: {
  title: string;
  groups: readonly { title: string; items: ListedItem[] }[];
}) {
  return (
    <main id="content" className="standalone all-pages prose">
      <h1>{heading}</h1>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <List items={items} />
        </section>
      ))}
    </main>
  );
}

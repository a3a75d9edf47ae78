import type { Breadcrumb } from '@/lib/content/sidebar/breadcrumbs';

/** Way from the outermost category to this page. A page at the top has none. */
export function Breadcrumbs({ items, label: name }: { items: readonly Breadcrumb[]; label: string }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label={name} className="breadcrumbs mb-3 text-14 text-muted [&_a]:text-inherit">
      <ol className="flex flex-wrap wrap-anywhere">
        {items.map(({ label, href }, index) => (
          <li key={label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

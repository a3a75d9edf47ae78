import type { Breadcrumb } from '@/lib/content/sidebar/sidebar';
import { LinkedName } from '../ui/name';

/** Way from the outermost category to this page. A page at the top has none. */
export function Breadcrumbs({ items, label: name }: { items: readonly Breadcrumb[]; label: string }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label={name} className="breadcrumbs mb-3 text-14 text-muted [&_a]:text-inherit">
      <ol className="flex flex-wrap wrap-anywhere">
        {items.map((item, index) => (
          <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            <LinkedName {...item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

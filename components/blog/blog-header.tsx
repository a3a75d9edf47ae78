import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/urls';

const indexes = [
  { label: 'All posts', route: '/blog' },
  { label: 'Archive', route: '/blog/archive' },
  { label: 'Tags', route: '/blog/tags' },
  { label: 'Authors', route: '/blog/authors' },
];

interface BlogHeaderProps {
  view: { title: string; permalink: string };
  /** What stands in front of the title, such as a picture. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Title of a page that lists posts, with the ways to the other lists. */
export function BlogHeader({ view: { title, permalink }, before, children }: BlogHeaderProps) {
  return (
    <header className="blog-header">
      <nav aria-label="Blog">
        {indexes.map(({ label, route }) => (
          <a key={route} href={withBasePath(route)} aria-current={route === permalink ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {before}
      <h1>{title}</h1>
      {children}
    </header>
  );
}

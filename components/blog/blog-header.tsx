import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/urls';

const indexes = [
  { label: 'Archive', route: '/blog/archive' },
  { label: 'Tags', route: '/blog/tags' },
  { label: 'Authors', route: '/blog/authors' },
];

interface BlogHeaderProps {
  title: string;
  /** What stands in front of the title, such as a picture. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Title of a page that lists posts, with the ways to the other lists. */
export function BlogHeader({ title, before, children }: BlogHeaderProps) {
  return (
    <header className="blog-header">
      <nav aria-label="Blog">
        <a href={withBasePath('/blog')}>All posts</a>
        {indexes.map(({ label, route }) => (
          <a key={route} href={withBasePath(route)}>
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

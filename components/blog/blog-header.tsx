import type { ReactNode } from 'react';
import type { BlogNav } from '@/lib/content/blog-view';

interface BlogHeaderProps {
  view: { title: string; nav: BlogNav };
  /** What the page is headed with; default: its title. */
  heading?: string;
  /** What stands in front of the title, such as a picture. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Title of a page that lists posts, with the ways to the other lists. */
export function BlogHeader({ view: { title, nav }, heading = title, before, children }: BlogHeaderProps) {
  return (
    <header className="blog-header">
      <nav aria-label="Blog">
        {nav.lists.map(({ label, href, current }) => (
          <a key={href} href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {before}
      <h1>{heading}</h1>
      {children}
    </header>
  );
}

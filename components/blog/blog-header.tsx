import type { ReactNode } from 'react';
import type { BlogNav } from '@/lib/content/views/blog-view';
import type { Language } from '@/lib/words/types';
import { upLink, upRow } from './list-styles';

interface BlogHeaderProps {
  view: { title: string; nav: BlogNav };
  language: Language;
  /** The heading; by default the title. */
  heading?: ReactNode;
  /** Content before the title, such as a picture. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Title of a list of posts, with links to the other lists. */
export function BlogHeader({ view: { title, nav }, language, heading = title, before, children }: BlogHeaderProps) {
  return (
    <header className="mb-9">
      <nav className={`${upRow} print:hidden`} aria-label={language.words.blog.title}>
        {nav.lists.map(({ label, href, current }) => (
          <a
            key={href}
            className={`${upLink} ${current ? 'weight-600' : 'text-muted'}`}
            href={href}
            aria-current={current ? 'page' : undefined}
          >
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

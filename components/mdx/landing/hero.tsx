import type { ReactNode } from 'react';

interface HeroProps {
  /** Written by remark-headings. */
  id?: string;
  title?: string;
  tagline?: string;
  children?: ReactNode;
}

/** What a page opens with: its title, one line below it, and links, which the style sheet makes buttons. */
export function Hero({ id, title, tagline, children }: HeroProps) {
  return (
    <div className="hero">
      <h1 id={id}>{title}</h1>
      {tagline && <p className="hero-tagline">{tagline}</p>}
      {children && <div className="hero-actions">{children}</div>}
    </div>
  );
}

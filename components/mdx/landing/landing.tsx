import type { ReactNode } from 'react';

interface HeroProps {
  /** Added by remark-headings. */
  id?: string;
  title?: string;
  tagline?: string;
  children?: ReactNode;
}

/** The opening of a page: its title, a line below it, and links that look like buttons. */
export function Hero({ id, title, tagline, children }: HeroProps) {
  return (
    <div className="hero">
      <h1 id={id}>{title}</h1>
      {tagline && (
        <p className="mx-auto mt-3 max-w-measure text-balance text-[clamp(1.125rem,2.5vw,1.375rem)] text-muted">
          {tagline}
        </p>
      )}
      {children && (
        <div className="hero-actions mt-8 [&_p]:flex [&_p]:flex-wrap [&_p]:justify-center [&_p]:gap-3">{children}</div>
      )}
    </div>
  );
}

/** Columns side by side if there is space, else below each other. */
export function Columns({ children }: { children?: ReactNode }) {
  return <div className="columns flex flex-wrap items-center gap-8">{children}</div>;
}

/** A column. Its width is a share: 1, 2 or 3. */
export function Column({ width, children }: { width?: string; children?: ReactNode }) {
  return (
    <div className="column" data-width={width}>
      {children}
    </div>
  );
}

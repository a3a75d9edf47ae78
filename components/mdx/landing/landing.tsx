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
    <div className="hero hairline-b px-5 pt-[clamp(56px,10vw,112px)] pb-[clamp(48px,8vw,88px)] text-center [&_h1]:text-[clamp(2.25rem,6vw,3.5rem)]">
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

/** A column. Its width is a share: 1, 2 or 3. It wraps where its share of the row would be too narrow to read. */
export function Column({ width, children }: { width?: string; children?: ReactNode }) {
  return (
    <div
      className="column min-w-[min(100%,20rem)] flex-1 data-[width=2]:grow-2 data-[width=3]:grow-3 [&>:first-child]:mt-0"
      data-width={width}
    >
      {children}
    </div>
  );
}

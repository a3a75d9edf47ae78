import type { ReactNode } from 'react';

/** Columns side by side where there is room for them, else one below the other. */
export function Columns({ children }: { children?: ReactNode }) {
  return <div className="columns flex flex-wrap items-center gap-8">{children}</div>;
}

/** One of the columns. Its width counts in shares: 1, 2 or 3. */
export function Column({ width, children }: { width?: string; children?: ReactNode }) {
  return (
    <div className="column" data-width={width}>
      {children}
    </div>
  );
}

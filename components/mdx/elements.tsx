import type { ComponentPropsWithoutRef } from 'react';

/** A table that scrolls inside of itself; focusable, so that the keyboard can scroll it too. */
export function ScrollableTable(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A link; those that leave the site say so. */
export function Anchor({ children, ...props }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a {...props}>
      {children}
      {props.target === '_blank' && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

/** Numbered steps along a rail, around an ordered list. */
export function Steps(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className="steps" />;
}

/** A disclosure, open or closed, that works without JavaScript. */
export function Details({ summary, children, ...props }: ComponentPropsWithoutRef<'details'> & { summary?: string }) {
  return (
    <details {...props}>
      {summary && <summary>{summary}</summary>}
      {children}
    </details>
  );
}

import { type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react';

/** Numbered steps along a line, around an ordered list. */
export function Steps(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className="steps" />;
}

/** A disclosure, open or closed, that works without JavaScript. */
export function Details({
  summary,
  children,
  ...props
}: ComponentPropsWithoutRef<'details'> & { summary?: ReactNode }) {
  const isElement = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...props}>
      {isElement ? summary : summary && <summary>{summary}</summary>}
      {children}
    </details>
  );
}

import { type ComponentPropsWithoutRef, isValidElement, type ReactNode } from 'react';

/** A link whose address is computed. One with a written address has become a plain `<a>` in the pipeline. */
export function Anchor(props: ComponentPropsWithoutRef<'a'>) {
  return <a {...props} />;
}

/** Numbered steps along a rail, around an ordered list. */
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

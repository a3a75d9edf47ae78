import type { ReactNode } from 'react';

/** A list of definitions. */
export function Terms({ children }: { children?: ReactNode }) {
  return <dl className="terms">{children}</dl>;
}

/** One definition; its id is an anchor, an entry of the table of contents and a search record, like a heading's. */
export function Term({ id, name, children }: { id: string; name: string; children?: ReactNode }) {
  return (
    <div className="term">
      <dt id={id}>
        <dfn>{name}</dfn>
        <a className="anchor" href={`#${id}`} aria-label={`Link to ${name}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

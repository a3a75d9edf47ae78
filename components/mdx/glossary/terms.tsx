import type { ReactNode } from 'react';
import { fill } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';

export interface TermProps {
  id: string;
  name: string;
  children?: ReactNode;
}

/** A list of definitions. */
export function Terms({ children }: { children?: ReactNode }) {
  return <dl className="terms">{children}</dl>;
}

/** A definition. Like a heading, it has an anchor, an entry in the table of contents and a search record. */
export function Term({ id, name, children, words }: TermProps & { words: Words['text'] }) {
  return (
    <div className="term">
      <dt id={id}>
        <dfn>{name}</dfn>
        {'\u00a0'}
        <a className="anchor" href={`#${id}`} aria-label={fill(words.linkTo, { name })} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

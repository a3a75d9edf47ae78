import type { ReactNode } from 'react';
import { fill } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';

/** What an author writes of a definition. */
export interface TermProps {
  id: string;
  name: string;
  children?: ReactNode;
}

/** A list of definitions. */
export function Terms({ children }: { children?: ReactNode }) {
  return <dl className="terms">{children}</dl>;
}

/** One definition; its id is an anchor, an entry of the table of contents and a search record, like a heading's. */
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

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { staticMarkup } from '@/lib/mdx/static-markup';

interface StillProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'article' | 'main';
  children: ReactNode;
}

/** An element whose content is one string wherever nothing in it needs the browser: sent once, and not hydrated. */
export function Still({ as: Box = 'div', children, ...props }: StillProps) {
  // In development a save replaces the paragraph it is about: what its author has opened in the others stays open.
  const made = process.env.NODE_ENV === 'production' ? staticMarkup(children) : { children };
  if ('children' in made) return <Box {...props}>{made.children}</Box>;
  // lib/publish/page-data.ts finds it by its mark, which has to be the last.
  return <Box {...props} data-text="" dangerouslySetInnerHTML={{ __html: made.html }} />;
}

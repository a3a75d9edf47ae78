import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { staticMarkup } from '@/lib/mdx/static-markup';

interface StillProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'article' | 'main';
  children: ReactNode;
}

/** An element whose content is one string where nothing in it needs the browser: it is sent once and not hydrated. */
export function Still({ as: Box = 'div', children, ...props }: StillProps) {
  // In development, a save only replaces the changed paragraph, and what the author has opened in others stays open.
  const made = process.env.NODE_ENV === 'production' ? staticMarkup(children) : { children };
  if ('children' in made) return <Box {...props}>{made.children}</Box>;
  // lib/publish/page-data.ts finds it by this attribute, which must be the last one.
  return <Box {...props} data-text="" dangerouslySetInnerHTML={{ __html: made.html }} />;
}

import type { ComponentProps } from 'react';
import { TocInline } from '../mdx/toc-inline/toc-inline';

/** Links to the headings that a document gives to a component of the site's own. */
export default function OwnTocInline(props: Omit<ComponentProps<typeof TocInline>, 'entries'>) {
  return <TocInline {...props} entries={[]} />;
}

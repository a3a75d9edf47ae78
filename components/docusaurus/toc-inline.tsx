import { TocInline, type TocInlineProps } from '../mdx/toc-inline/toc-inline';

/** Links to headings that a document passes to a component of the site's own. */
export default function OwnTocInline(props: Omit<TocInlineProps, 'entries'>) {
  return <TocInline {...props} entries={[]} />;
}

import { TocInline, type TocInlineProps } from '../mdx/toc-inline/toc-inline';

/** Links to the headings that a document gives to a component of the site's own. */
export default function OwnTocInline(props: Omit<TocInlineProps, 'entries'>) {
  return <TocInline {...props} entries={[]} />;
}

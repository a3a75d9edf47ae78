import type { ComponentPropsWithoutRef, JSX } from 'react';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function withAnchor(Tag: HeadingTag) {
  return function Heading({ children, ...props }: ComponentPropsWithoutRef<'h2'>): JSX.Element {
    return (
      <Tag {...props}>
        {children}
        {props.id && <a className="anchor" href={`#${props.id}`} aria-label="Link to this section" />}
      </Tag>
    );
  };
}

/** Headings with a link to themselves that appears on hover and focus. */
export const headings = {
  h2: withAnchor('h2'),
  h3: withAnchor('h3'),
  h4: withAnchor('h4'),
  h5: withAnchor('h5'),
  h6: withAnchor('h6'),
};

import type { ComponentPropsWithoutRef } from 'react';

type HeadingProps = ComponentPropsWithoutRef<'h1'> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

/** A heading of any level. */
export default function Heading({ as: Tag, ...props }: HeadingProps) {
  return <Tag {...props} />;
}

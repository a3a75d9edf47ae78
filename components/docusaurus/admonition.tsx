'use client';

import { Admonition, type AdmonitionProps } from '../mdx/admonition/admonition';
import { useWords } from '../ui/language';

/** A boxed remark in a component of the site's own. */
export default function OwnAdmonition(props: AdmonitionProps) {
  return <Admonition {...props} words={useWords().admonitions} />;
}

import type { Options } from 'remark-rehype';
import { en } from '../words/built-in/en';
import { fill } from '../words/fill';
import type { MdxContext } from './types';

/** Heading of the list of footnotes, and labels of the links back. */
export function footnoteLabels({ words = en }: Pick<MdxContext, 'words'>): Options {
  return {
    footnoteLabel: words.text.footnotes,
    footnoteBackLabel: (index, again) =>
      fill(words.text.backToReference, { number: `${index + 1}${again > 1 ? `-${again}` : ''}` }),
  };
}

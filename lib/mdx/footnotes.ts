import type { Options } from 'remark-rehype';
import { en } from '../words/built-in/en';
import { fill } from '../words/fill';
import type { MdxContext } from './types';

/** What the list of footnotes is called, and the way back from each. */
export function footnoteLabels({ words = en }: Pick<MdxContext, 'words'>): Options {
  return {
    footnoteLabel: words.text.footnotes,
    footnoteBackLabel: (index, again) =>
      fill(words.text.backToReference, { number: `${index + 1}${again > 1 ? `-${again}` : ''}` }),
  };
}

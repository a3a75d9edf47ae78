import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { en } from '../../words/built-in/en';

/** Adds a link to itself to every heading below the title. It shows on hover and focus. */
export function rehypeHeadingAnchors() {
  return (tree: Root, file: VFile): void => {
    const { linkToSection } = (file.data.context?.words ?? en).text;
    visit(tree, 'element', ({ tagName, properties, children }) => {
      if (!/^h[2-6]$/.test(tagName) || !properties['id'] || properties['id'] === 'footnote-label') return;
      const link = { className: ['anchor'], href: `#${properties['id']}`, ariaLabel: linkToSection };
      // Screen readers need a space before the link, without a line break.
      children.push(
        { type: 'text', value: '\u00a0' },
        { type: 'element', tagName: 'a', properties: link, children: [] },
      );
    });
  };
}

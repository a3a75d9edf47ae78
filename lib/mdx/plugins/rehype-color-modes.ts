import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { nameOf, type PageNode, setText, textAttribute } from '../syntax/element';
import { candidates } from '../syntax/file-attributes';

const modes = ['light', 'dark'] as const;
const ofSystem = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;

/** Makes an image for each mode of a `<picture>` with sources for modes: readers may choose another than the system. */
export function rehypeColorModes() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (nameOf(node as PageNode) !== 'picture' || !parent || index === undefined) return undefined;
      const images: ElementContent[] = [];
      const addresses = new Map<string, string>();
      visit(node, (inner) => {
        const name = nameOf(inner as PageNode);
        if (name === 'img') images.push(inner as ElementContent);
        const mode = name === 'source' && ofSystem.exec(textAttribute(inner as PageNode, 'media') ?? '')?.[1];
        const address = candidates(textAttribute(inner as PageNode, 'srcSet') ?? '')[0];
        if (mode && address !== undefined) addresses.set(mode.toLowerCase(), address);
      });
      const [image] = images;
      const source = image && textAttribute(image, 'src');
      if (!image || source === undefined || addresses.size === 0) return undefined;
      const copies = modes.map((mode) => {
        const copy = structuredClone(image);
        setText(copy, 'src', `${addresses.get(mode) ?? source}#gh-${mode}-mode-only`);
        return copy;
      });
      parent.children.splice(index, 1, ...copies);
      return [SKIP, index + modes.length] as const;
    });
  };
}

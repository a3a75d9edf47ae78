import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { nameOf, type PageNode, setText, textAttribute } from '../syntax/element';
import { candidates } from '../syntax/file-attributes';

const modes = ['light', 'dark'] as const;
const ofSystem = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;

/** One image for a mode, marked as GitHub once did. The style sheet shows it in that mode only. */
function imageFor(mode: string, image: ElementContent, address: string): ElementContent {
  const copy = structuredClone(image);
  setText(copy, 'src', `${address}#gh-${mode}-mode-only`);
  return copy;
}

/**
 * Turns `<picture>` with a source for a colour mode into an image for each mode: readers may choose another mode than their
 * system has, and would see dark letters on a dark page.
 */
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
        const address = candidates(textAttribute(inner as PageNode, 'srcSet') ?? '')[0]?.url;
        if (mode && address !== undefined) addresses.set(mode.toLowerCase(), address);
      });
      const [image] = images;
      const source = image && textAttribute(image, 'src');
      if (!image || source === undefined || addresses.size === 0) return undefined;
      parent.children.splice(index, 1, ...modes.map((mode) => imageFor(mode, image, addresses.get(mode) ?? source)));
      return [SKIP, index + modes.length] as const;
    });
  };
}

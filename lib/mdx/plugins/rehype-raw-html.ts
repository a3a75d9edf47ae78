import { nodeTypes } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveFiles } from '../syntax/file-attributes';
import type { MdxContext } from '../types';

const addressNames: Readonly<Record<string, 'href' | 'src'>> = { a: 'href', img: 'src' };

function addressOf(node: Element): string | undefined {
  const value = node.properties[addressNames[node.tagName] ?? ''];
  return typeof value === 'string' ? value : undefined;
}

function resolveAddress(node: Element, address: string, context: MdxContext): void {
  if (node.tagName === 'a') {
    const { href, external, unchecked } = context.link(address);
    const newTab = external && { target: '_blank', rel: ['noopener'] };
    Object.assign(node.properties, { href }, newTab, unchecked && { dataUnchecked: '' });
    return;
  }
  const { src, width, height, unchecked } = context.image(address);
  const sized = 'width' in node.properties || 'height' in node.properties;
  node.properties = {
    loading: 'lazy',
    decoding: 'async',
    ...(!sized && width && height && { width, height }),
    ...node.properties,
    src,
    ...(unchecked && { dataUnchecked: '' }),
  };
}

/** Parses raw HTML in plain Markdown and resolves its addresses. Those of Markdown are resolved already. */
export function rehypeRawHtml() {
  const parse = rehypeRaw({ passThrough: [...nodeTypes] });
  return (tree: Root, file: VFile): Root => {
    const known = new Set<string | undefined>();
    visit(tree, 'element', (node) => void known.add(addressOf(node)));
    const parsed = parse(tree, file);
    const { context } = file.data;
    if (!context) return parsed;
    visit(parsed, 'element', (node) => {
      const address = addressOf(node);
      if (address !== undefined && !known.has(address)) resolveAddress(node, address, context);
      const { properties } = node;
      const write = (name: string, value: string) => {
        properties[name] = value;
      };
      resolveFiles(node.tagName, context.image, (name) => properties[name], write);
    });
    return parsed;
  };
}

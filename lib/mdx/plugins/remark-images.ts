import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findAttribute, isJsxElement, type JsxElement, setAttribute, stringAttribute } from '../jsx';
import type { ResolvedImage } from '../types';

const requireCall = /^\s*require\(\s*(['"])(.+?)\1\s*\)(?:\.default)?\s*$/;
const baseUrlCall = /^\s*useBaseUrl\(\s*(['"])(.+?)\1\s*\)\s*$/;

/** Source of an `<img>`: a string, `require('./x.png').default` or `useBaseUrl('/img/x.png')`. */
function imageSource(node: JsxElement): string | undefined {
  const value = findAttribute(node, 'src')?.value;
  if (typeof value !== 'object' || value === null) return stringAttribute(node, 'src');
  return (requireCall.exec(value.value) ?? baseUrlCall.exec(value.value))?.[2];
}

function sizeAttributes(image: ResolvedImage): Record<string, string> {
  return {
    ...(image.width && image.height && { width: String(image.width), height: String(image.height) }),
    loading: 'lazy',
    decoding: 'async',
  };
}

function applyToMarkdown(node: Image, image: ResolvedImage): void {
  node.url = image.src;
  node.data = { ...node.data, hProperties: { ...sizeAttributes(image), ...node.data?.hProperties } };
}

function applyToJsx(node: JsxElement, image: ResolvedImage): void {
  setAttribute(node, 'src', image.src);
  const sized = findAttribute(node, 'width') ?? findAttribute(node, 'height');
  for (const [key, value] of Object.entries(sizeAttributes(sized ? { src: image.src } : image))) {
    if (!findAttribute(node, key)) setAttribute(node, key, value);
  }
}

/** Gives every image its final address, its size and lazy loading. */
export function remarkImages() {
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    if (!context) return;
    visit(tree, (node) => {
      if (node.type === 'image') applyToMarkdown(node, context.image(node.url));
      else if (isJsxElement(node) && node.name === 'img') {
        const source = imageSource(node);
        if (source !== undefined) applyToJsx(node, context.image(source));
      }
    });
  };
}

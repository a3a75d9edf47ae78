import type { Definition, Image, ImageReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isPicture } from '../components/card-icons';
import { resolveFiles } from '../syntax/file-attributes';
import {
  addressAttribute,
  findAttribute,
  isJsxElement,
  type JsxElement,
  setAttribute,
  stringAttribute,
} from '../syntax/jsx';
import { collectDefinitions } from '../syntax/nodes';
import type { ResolvedImage } from '../types';

function sizeAttributes(image: ResolvedImage): Record<string, string> {
  return {
    ...(image.width && image.height && { width: String(image.width), height: String(image.height) }),
    loading: 'lazy',
    decoding: 'async',
  };
}

function applyToMarkdown(node: Image, image: ResolvedImage): void {
  node.url = image.src;
  const properties = { ...sizeAttributes(image), ...(image.unchecked && { dataUnchecked: '' }) };
  node.data = { ...node.data, hProperties: { ...properties, ...node.data?.hProperties } };
}

function applyToJsx(node: JsxElement, image: ResolvedImage): void {
  setAttribute(node, 'src', image.src);
  if (image.unchecked) setAttribute(node, 'data-unchecked', '');
  const sized = findAttribute(node, 'width') ?? findAttribute(node, 'height');
  for (const [key, value] of Object.entries(sizeAttributes(sized ? { src: image.src } : image))) {
    if (!findAttribute(node, key)) setAttribute(node, key, value);
  }
}

/** Turns `![alt][name]` into an image with the address of its definition. */
function inlineImage({ alt, position }: ImageReference, { url, title }: Definition): Image {
  return { type: 'image', url, ...(alt && { alt }), ...(title && { title }), ...(position && { position }) };
}

/** Sets the address, size and lazy loading of every image. */
export function remarkImages() {
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    if (!context) return;
    const images = new Map<string, ResolvedImage>();
    file.data.images = images;
    const find = (source: string, from: string | undefined): ResolvedImage => {
      const image = context.image(source, from);
      if (image.sources) images.set(image.src, image);
      return image;
    };
    const definitions = collectDefinitions(tree);
    visit(tree, 'imageReference', (node, index, parent) => {
      const definition = definitions.get(node.identifier);
      if (definition && parent && index !== undefined) parent.children[index] = inlineImage(node, definition);
    });
    visit(tree, (node) => {
      if (node.type === 'image') applyToMarkdown(node, find(node.url, node.data?.from));
      else if (isJsxElement(node) && node.name === 'img') {
        const source = addressAttribute(node, 'src');
        if (source !== undefined) applyToJsx(node, find(source, node.data?.from));
      } else if (isJsxElement(node) && node.name === 'Card') {
        const icon = addressAttribute(node, 'icon');
        if (icon !== undefined && isPicture(icon)) setAttribute(node, 'icon', context.image(icon, node.data?.from).src);
      }
      if (isJsxElement(node))
        resolveFiles(
          node.name ?? '',
          (source) => context.image(source, node.data?.from),
          (name) => stringAttribute(node, name),
          (name, value) => setAttribute(node, name, value),
        );
    });
  };
}

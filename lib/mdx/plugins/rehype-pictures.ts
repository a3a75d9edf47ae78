import type { Element, ElementContent, Properties, Root } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { nameOf, type PageNode, textAttribute } from '../syntax/element';
import type { ResolvedImage } from '../types';

/** Width of a text column. */
const column = '46rem';
/** Wider pictures are reduced, so that readers want the full size. In pixels. */
const reduced = 800;

/** Elements that are clickable, so that a picture in them is not. */
const clickable = new Set(['a', 'button', 'summary', 'label', 'Link', 'Card', 'Tabs']);

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function framed(image: ElementContent, { sources = [] }: ResolvedImage, sizes: string): ElementContent {
  const all = sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes }, []));
  return all.length > 0 ? element('picture', {}, [...all, image]) : image;
}

/** Adds smaller copies, and a link to the full size of reduced pictures, by addresses that remark-images recorded. */
export function rehypePictures() {
  return (tree: Root, file: VFile): void => {
    const { images } = file.data;
    if (!images || images.size === 0) return;
    visitParents(tree, (node, ancestors) => {
      if (nameOf(node as PageNode) !== 'img') return undefined;
      const parent = ancestors.at(-1) as { children: ElementContent[] } | undefined;
      const source = textAttribute(node as PageNode, 'src');
      const image = source === undefined ? undefined : images.get(source);
      if (!parent || source === undefined || !image?.sources) return undefined;
      const index = parent.children.indexOf(node as ElementContent);
      const written = Number.parseInt(textAttribute(node as PageNode, 'width') ?? '', 10);
      const shown = Math.min(written || (image.width ?? 0), image.width ?? 0);
      const picture = framed(node as ElementContent, image, shown > 0 ? `min(100vw, ${column}, ${shown}px)` : '100vw');
      const alt = textAttribute(node as PageNode, 'alt')?.trim();
      const free = !ancestors.some((one) => clickable.has(nameOf(one) ?? ''));
      const enlarges = free && alt && (image.width ?? 0) > reduced;
      parent.children[index] = enlarges ? element('a', { href: source, dataEnlarge: '' }, [picture]) : picture;
      return SKIP;
    });
  };
}

import type { BlockContent, DefinitionContent, Html, ListItem, Root, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { isJsxElement, type JsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { childElements } from '../../mdx/syntax/nodes';
import { asBlocks, asLine, replaceNodes } from '../replace-nodes';

type Blocks = (BlockContent | DefinitionContent)[];
type Write = (node: JsxElement) => RootContent[];

const inline: (type: 'strong' | 'emphasis' | 'delete') => Write = (type) => (node) => [
  { type, children: asLine(node.children as RootContent[]) },
];

function list(ordered: boolean): Write {
  return (node) => {
    const items = childElements(node, 'li').map(
      (item): ListItem => ({ type: 'listItem', children: asBlocks(item.children as RootContent[]) as Blocks }),
    );
    return [{ type: 'list', ordered, spread: false, children: items }];
  };
}

function heading(node: JsxElement): RootContent[] {
  const depth = Number(node.name?.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6;
  return [{ type: 'heading', depth, children: asLine(node.children as RootContent[]) }];
}

function image(node: JsxElement): RootContent[] {
  const url = stringAttribute(node, 'src');
  return url ? [{ type: 'image', url, alt: stringAttribute(node, 'alt') ?? '' }] : [];
}

function link(node: JsxElement): RootContent[] {
  const url = stringAttribute(node, 'href');
  const children = asLine(node.children as RootContent[]);
  return url ? [{ type: 'link', url, children }] : children;
}

function media(node: JsxElement): RootContent[] {
  const url = stringAttribute(node, 'src');
  const title = stringAttribute(node, 'title') ?? node.name ?? '';
  return url ? [{ type: 'link', url, children: [{ type: 'text', value: title }] }] : [];
}

const nothing: Write = () => [];

/** Elements Markdown has its own marks for, and those that show nothing of their own. */
const writers: Readonly<Record<string, Write>> = {
  a: link,
  audio: media,
  b: inline('strong'),
  blockquote: (node) => [{ type: 'blockquote', children: node.children as Blocks }],
  br: () => [{ type: 'break' }],
  code: (node) => [{ type: 'inlineCode', value: toText(node) }],
  del: inline('delete'),
  em: inline('emphasis'),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => [{ type: 'thematicBreak' }],
  i: inline('emphasis'),
  iframe: media,
  img: image,
  ol: list(true),
  pre: (node) => [{ type: 'code', value: toText(node).replace(/^\n|\n$/g, '') }],
  s: inline('delete'),
  script: nothing,
  strong: inline('strong'),
  style: nothing,
  svg: nothing,
  ul: list(false),
  video: media,
};

/** Elements Markdown has no marks for and that mean something: they stay as HTML. */
const kept = new Set(['caption', 'kbd', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

function keep(node: JsxElement): RootContent[] {
  const tag = (value: string): Html => ({ type: 'html', value });
  return [tag(`<${node.name}>`), ...(node.children as RootContent[]), tag(`</${node.name}>`)];
}

/** Writes elements as Markdown where it has marks for them. Of all others, and of unknown components, the content stays. */
export function remarkPlainElements() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isJsxElement(node)) return undefined;
      const name = node.name ?? '';
      const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
      if (write) return write(node);
      return kept.has(name) ? keep(node) : [...(node.children as RootContent[])];
    });
  };
}

import type { Heading, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { toString as toText } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { createHeadingIds } from '../../site/slug';
import { commentedHeadingId, cutHeadingId } from '../syntax/heading-id';
import { type JsxElement, setAttribute, stringAttribute } from '../syntax/jsx';
import { nodesOf } from '../syntax/nodes';
import { withoutDirectives } from '../syntax/without-directives';
import type { TocEntry } from '../types';

declare module 'mdast' {
  interface HeadingData {
    /** What its id is made of, where that is not what it says. */
    idText?: string;
  }
}

interface Pending {
  node: Heading | JsxElement;
  text: string;
  idText?: string | undefined;
  depth: number;
  id: string | undefined;
}

function isId({ children }: Heading, index: number): boolean {
  const child = children[index];
  return child?.type === 'mdxTextExpression' && commentedHeadingId(child.value) !== undefined;
}

function textOf(node: Heading, children: Heading['children']): string {
  return toText({ ...node, children }, { includeHtml: false }).trim();
}

function headingText(node: Heading): string {
  const children = node.children.filter((child) => child.type !== 'mdxTextExpression');
  return textOf(node, children).replace(/\s+/g, ' ');
}

type Content = Heading['children'][number];

/** The content of a heading as its id counts it. */
function forId<Node extends Content>(node: Node): Node {
  if (node.type === 'text') return { ...node, value: withoutDirectives(node.value) };
  return 'children' in node ? { ...node, children: node.children.map(forId) } : node;
}

/**
 * Keeps what each heading says now for its id: plugins after this one may write it otherwise. Braces count by what is written
 * between them, and each space counts, as in Docusaurus: `## About {name}` is `about-name`.
 */
export function noteHeadingTexts(tree: Root): void {
  for (const node of nodesOf(tree, 'heading')) {
    const written = node.children.filter((_, index) => !isId(node, index));
    node.data = { ...node.data, idText: node.data?.idText ?? textOf(node, written.map(forId)) };
  }
}

/** Takes the explicit id off the end of a heading: a `#id` comment in MDX, `{#id}` as text where expressions are off. */
function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type === 'text') {
    const cut = cutHeadingId(last.value);
    if (cut) last.value = cut.text;
    return cut?.id;
  }
  const id = last?.type === 'mdxTextExpression' ? commentedHeadingId(last.value) : undefined;
  if (!id) return undefined;
  node.children.pop();
  const text = node.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
  return id;
}

/** What a component is headed with: a `<Term>` stands among the sections, a `<Hero>` is the heading of its page. */
function headingOf(node: JsxElement): { text: string; depth: number } | undefined {
  if (node.name === 'Term') return { text: stringAttribute(node, 'name') ?? '', depth: 3 };
  return node.name === 'Hero' ? { text: stringAttribute(node, 'title') ?? '', depth: 1 } : undefined;
}

/** The same as a plugin, in front of all that write headings otherwise: imports, emoji. */
export function remarkHeadingTexts() {
  return noteHeadingTexts;
}

/**
 * Gives every heading, every `<Hero>` and every glossary `<Term>` its id and lists them in `file.data.toc`. This is the only place
 * ids come from: page, table of contents, search records and link check all read the same list.
 */
export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    const ids = createHeadingIds();
    const toc: TocEntry[] = [];
    const pending: Pending[] = [];
    const tocs: Record<string, TocEntry[]> = {};
    for (const node of nodesOf(tree, 'heading', 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
      if (node.type === 'heading') {
        const id = takeExplicitId(node);
        pending.push({ node, id, idText: node.data?.idText, text: headingText(node), depth: node.depth });
      } else {
        const heading = headingOf(node);
        if (heading) pending.push({ node, id: stringAttribute(node, 'id'), ...heading });
      }
    }
    for (const { id } of pending) if (id) ids.reserve(id);
    if (file.data.idText !== undefined) ids.next(file.data.idText);
    for (const { node, id: explicit, text, idText = text, depth } of pending) {
      const id = explicit ?? ids.next(idText);
      if (node.type === 'heading') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      else setAttribute(node, 'id', id);
      const entry = { id, text, depth };
      toc.push(entry);
      for (const path of node.data?.through ?? []) tocs[path] = [...(tocs[path] ?? []), entry];
    }
    file.data.toc = toc;
    file.data.tocs = tocs;
  };
}

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
    /** Source of the id of a heading, if it differs from the text. */
    idText?: string;
  }
}

interface Pending {
  node: Heading | JsxElement;
  text: string;
  idText?: string | undefined;
  depth: number;
  id: string | undefined;
  belowBreak?: true;
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

/** Content of a heading for its id. */
function forId<Node extends Content>(node: Node): Node {
  if (node.type === 'text') return { ...node, value: withoutDirectives(node.value) };
  return 'children' in node ? { ...node, children: node.children.map(forId) } : node;
}

/** Saves the texts of headings for their ids, with braces, as Docusaurus does: `## About {name}` is `about-name`. */
export function noteHeadingTexts(tree: Root): void {
  for (const node of nodesOf(tree, 'heading')) {
    const written = node.children.filter((_, index) => !isId(node, index));
    node.data = { ...node.data, idText: node.data?.idText ?? textOf(node, written.map(forId)) };
  }
}

/** Removes the explicit id from the end of a heading: a `#id` comment in MDX, `{#id}` as text without expressions. */
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

/** Heading of a component: a `<Term>` is a section, a `<Hero>` the heading of its page. A site may have a `<Term>` of its own. */
function headingOf(node: JsxElement): { text: string; depth: number } | undefined {
  const name = node.name === 'Term' ? stringAttribute(node, 'name') : undefined;
  if (name) return { text: name, depth: 3 };
  return node.name === 'Hero' ? { text: stringAttribute(node, 'title') ?? '', depth: 1 } : undefined;
}

/** The same as a plugin. Runs before imports and emoji, which change headings. */
export function remarkHeadingTexts() {
  return noteHeadingTexts;
}

/** Assigns ids to headings, `<Hero>` and `<Term>`, and lists them in `file.data.toc`. All ids come from here. */
export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    const ids = createHeadingIds();
    const toc: TocEntry[] = [];
    const pending: Pending[] = [];
    const tocs: Record<string, TocEntry[]> = {};
    let broken = false;
    for (const node of nodesOf(tree, 'heading', 'thematicBreak', 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
      if (node.type === 'thematicBreak') broken = true;
      else if (node.type === 'heading') {
        const id = takeExplicitId(node);
        const { depth } = node;
        const below = broken && depth === 1 ? { belowBreak: true as const } : {};
        pending.push({ node, id, idText: node.data?.idText, text: headingText(node), depth, ...below });
      } else {
        const heading = headingOf(node);
        if (heading) pending.push({ node, id: stringAttribute(node, 'id'), ...heading });
      }
    }
    for (const { id } of pending) if (id) ids.reserve(id);
    if (file.data.idText !== undefined) ids.next(file.data.idText);
    for (const { node, id: explicit, text, idText = text, depth, belowBreak } of pending) {
      const id = explicit ?? ids.next(idText);
      if (node.type === 'heading') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      else setAttribute(node, 'id', id);
      const entry = { id, text, depth, ...(belowBreak && { belowBreak }) };
      toc.push(entry);
      for (const path of node.data?.through ?? []) tocs[path] = [...(tocs[path] ?? []), entry];
    }
    file.data.toc = toc;
    file.data.tocs = tocs;
  };
}

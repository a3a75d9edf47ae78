import type { BlockContent, Code, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { CardView } from '../../content/views/cards';
import { applyMagicComments } from '../../mdx/code/magic-comments';
import { isJsxElement, type JsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { childElements } from '../../mdx/syntax/nodes';
import { asBlocks, asLine, bold, replaceNodes } from '../replace-nodes';

function label(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children: [bold(children)] };
}

function labelled(text: string | undefined, node: JsxElement): RootContent[] {
  return text ? [label([{ type: 'text', value: text }]), ...node.children] : [...node.children];
}

/** Our names in the spelling of GitHub, which knows five others. */
const alerts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'IMPORTANT',
  warning: 'WARNING',
  danger: 'CAUTION',
  caution: 'CAUTION',
  important: 'IMPORTANT',
  success: 'TIP',
};

/** An alert of GitHub: a quote that opens with `[!NOTE]`, then the title, if it has one. */
function admonition(node: JsxElement): RootContent[] {
  const title = stringAttribute(node, 'title');
  const marker = `[!${alerts[stringAttribute(node, 'type') ?? ''] ?? 'NOTE'}]`;
  const [first, ...others] = node.children as BlockContent[];
  const formatted = stringAttribute(node, 'titled') && first?.type === 'paragraph' ? first.children : undefined;
  const children = formatted ? others : (node.children as BlockContent[]);
  const blocks = title ? [label(formatted ?? [{ type: 'text', value: title }]), ...children] : children;
  const [opening, ...rest] = blocks;
  // As text the brackets would be escaped. The kind has to stand in the line before the text.
  const line: PhrasingContent[] = [{ type: 'html', value: marker }];
  const joins = opening?.type === 'paragraph';
  if (joins) line.push({ type: 'text', value: '\n' }, ...opening.children);
  return [{ type: 'blockquote', children: [{ type: 'paragraph', children: line }, ...(joins ? rest : blocks)] }];
}

/** A fence again, without the comments that only highlight lines. */
function fence(node: JsxElement): Code {
  const title = stringAttribute(node, 'title');
  const source = stringAttribute(node, 'code') ?? toText(node);
  return {
    type: 'code',
    lang: stringAttribute(node, 'language') || (title ? 'text' : null),
    meta: title ? `title="${title}"` : null,
    value: applyMagicComments(source).code,
  };
}

/** Panels in the order of their labels, each below its own. */
function panels(node: JsxElement): RootContent[] {
  const labels = stringAttribute(node, 'labels');
  // Of tabs that code makes, those are text that are written out.
  if (labels === undefined)
    return childElements(node, 'TabItem').flatMap((item) =>
      labelled(stringAttribute(item, 'label') ?? stringAttribute(item, 'value'), item),
    );
  const tabs = JSON.parse(labels) as { value: string; label: string }[];
  const items = new Map(childElements(node, 'TabItem').map((item) => [stringAttribute(item, 'value') ?? '', item]));
  return tabs.flatMap(({ value, label: text }) => {
    const item = items.get(value);
    return item ? labelled(text, item) : [];
  });
}

function cardItem({ label: text, href, description }: CardView): ListItem {
  const link: PhrasingContent = { type: 'link', url: href, children: [{ type: 'text', value: text }] };
  const rest: PhrasingContent[] = description ? [{ type: 'text', value: `: ${description}` }] : [];
  return { type: 'listItem', children: [{ type: 'paragraph', children: [link, ...rest] }] };
}

/** The title is the one the page opens with. */
function hero(node: JsxElement): RootContent[] {
  const tagline = stringAttribute(node, 'tagline');
  return tagline
    ? [{ type: 'paragraph', children: [{ type: 'text', value: tagline }] }, ...node.children]
    : [...node.children];
}

function writtenCard(node: JsxElement): ListItem {
  const title: PhrasingContent = { type: 'text', value: stringAttribute(node, 'title') ?? '' };
  const url = stringAttribute(node, 'href');
  const name: PhrasingContent = url ? { type: 'link', url, children: [title] } : { type: 'strong', children: [title] };
  return {
    type: 'listItem',
    children: [
      { type: 'paragraph', children: [name] },
      ...(asBlocks(node.children as RootContent[]) as BlockContent[]),
    ],
  };
}

/**
 * Writes what authors build from components as plain Markdown: admonitions become alerts, code and diagrams fences, tabs,
 * disclosures and terms a label in bold above what they hold, cards a list of links, a hero its links. Steps hold a list
 * already, and a table of contents says nothing new.
 */
export function remarkPlainComponents({ cards }: { cards: readonly CardView[] }) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isJsxElement(node)) return undefined;
      switch (node.name) {
        case 'Admonition':
          return admonition(node);
        case 'CodeBlock':
          return [fence(node)];
        case 'Mermaid':
          return [{ type: 'code', lang: 'mermaid', value: stringAttribute(node, 'chart') ?? '' }];
        case 'Tabs':
          return panels(node);
        case 'Hero':
          return hero(node);
        case 'Cards':
          return [{ type: 'list', spread: false, children: childElements(node, 'Card').map(writtenCard) }];
        case 'Details':
          return labelled(stringAttribute(node, 'summary'), node);
        case 'Term':
          return labelled(stringAttribute(node, 'name'), node);
        case 'summary':
          return [label(asLine(node.children as RootContent[]))];
        case 'DocCardList':
          return cards.length > 0 ? [{ type: 'list', spread: false, children: cards.map(cardItem) }] : [];
        case 'TOCInline':
          return [];
        default:
          return undefined;
      }
    });
  };
}

import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../syntax/jsx';
import { admonitionTypes } from './remark-admonitions';

const marker = /^\[!([a-z]+)\][ \t]*(\n|$)/i;

/** Text below the marker; undefined if there is more on its line. */
function belowMarker([, ...rest]: PhrasingContent[], ending: string, left: string): PhrasingContent[] | undefined {
  const [next, ...others] = rest;
  if (left !== '') return [{ type: 'text', value: left }, ...rest];
  if (next?.type === 'break') return others;
  return next === undefined || ending === '\n' ? rest : undefined;
}

/** Name and content of an alert, a quote with `[!NOTE]` alone on its first line; undefined for other quotes. */
export function readAlert({ children: [first, ...blocks] }: Blockquote) {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [opening, name = '', ending = ''] = marker.exec(text.value) ?? [];
  const type = name.toLowerCase();
  if (opening === undefined || !admonitionTypes.has(type)) return undefined;
  const children = belowMarker(first.children, ending, text.value.slice(opening.length));
  if (children === undefined) return undefined;
  const paragraph: Paragraph = { ...first, children };
  return { type, children: children.length > 0 ? [paragraph, ...blocks] : blocks };
}

/** Turns GitHub's alerts, quotes that start with `[!NOTE]`, into `<Admonition>`. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const alert = readAlert(node);
      if (!alert || !parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('Admonition', { type: alert.type }, alert.children, node.position);
      // Its content may contain alerts too.
      return [SKIP, index] as const;
    });
  };
}

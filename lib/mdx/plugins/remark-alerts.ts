import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../syntax/jsx';
import { admonitionTypes } from './remark-admonitions';

const marker = /^\[!([a-z]+)\][ \t]*(\n|$)/i;

/** A quote that is an alert of GitHub. */
export interface Alert {
  /** Admonition that it is. */
  type: string;
  children: Blockquote['children'];
}

/** What stands below the marker; undefined where something stands beside it. */
function belowMarker([, ...rest]: PhrasingContent[], ending: string, left: string): PhrasingContent[] | undefined {
  const [next, ...others] = rest;
  if (left !== '') return [{ type: 'text', value: left }, ...rest];
  if (next?.type === 'break') return others;
  return next === undefined || ending === '\n' ? rest : undefined;
}

/** Reads a quote as an alert, `> [!NOTE]` alone in its first line; undefined where it is none. */
export function readAlert({ children: [first, ...blocks] }: Blockquote): Alert | undefined {
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

/** Turns GitHub's alerts, quotes that open with `[!NOTE]`, into `<Admonition>`. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const alert = readAlert(node);
      if (!alert || !parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('Admonition', { type: alert.type }, alert.children, node.position);
      // What it holds may be an alert too.
      return [SKIP, index] as const;
    });
  };
}

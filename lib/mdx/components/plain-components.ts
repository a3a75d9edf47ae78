import type { Element, ElementContent } from 'hast';
import { type Child, h } from 'hastscript';
import { textOf } from '../../report/values';
import type { Words } from '../../words/types';
import { applyMagicComments } from '../code/magic-comments';
import type { ComponentName } from './components';

export interface PlainProps {
  children?: Child;
  [name: string]: unknown;
}

function elements(children: Child): ElementContent[] {
  return h('div', {}, children).children;
}

function labelled(label: string | undefined, children: Child): Child {
  return label === undefined ? children : [h('p', {}, h('strong', {}, label)), ...elements(children)];
}

function code(source: string, language?: string): Element {
  return h('pre', {}, h('code', language ? { className: [`language-${language}`] } : {}, source));
}

function codeBlock({ code: source, children, language, title }: PlainProps): Child {
  if (typeof source !== 'string') return labelled(textOf(title), h('pre', {}, h('code', {}, children)));
  return labelled(textOf(title), code(applyMagicComments(source).code, textOf(language)));
}

function admonition({ browser: { admonitions } }: Words): (props: PlainProps) => Child {
  const names = new Map(Object.entries(admonitions));
  return ({ type, title, titled, children }) => {
    const name = names.get(textOf(type) ?? 'note') ?? admonitions.note;
    if (!textOf(titled)) return h('blockquote', {}, labelled(textOf(title) ?? name, children));
    const [first, ...rest] = elements(children).filter((node) => node.type === 'element');
    return h('blockquote', {}, [h('p', {}, h('strong', {}, first?.children ?? [])), ...rest]);
  };
}

/** Tabs become sections with their labels. */
function tabs({ labels, children }: PlainProps): Child {
  const known = JSON.parse(String(labels ?? '[]')) as { value: string; label: string }[];
  return elements(children).flatMap((node) => {
    if (node.type !== 'element' || node.properties['dataTab'] === undefined) return [];
    const label =
      known.find(({ value }) => value === node.properties['dataTab'])?.label ?? textOf(node.properties['dataLabel']);
    return labelled(label, node.children);
  });
}

function card({ title, href, children }: PlainProps): Child {
  const name = h('strong', {}, textOf(title));
  return h('li', {}, [h('p', {}, textOf(href) ? h('a', { href: textOf(href) }, name) : name), ...elements(children)]);
}

/** Components as HTML without styles and scripts: diagrams are shown as source, tabs one below the other. */
export const plainComponents = (words: Words): Readonly<Record<ComponentName, (props: PlainProps) => Child>> => ({
  Admonition: admonition(words),
  Card: card,
  Cards: ({ children }) => h('ul', {}, children),
  CodeBlock: codeBlock,
  Column: ({ children }) => children,
  Columns: ({ children }) => children,
  Details: ({ summary, children }) =>
    h('details', {}, textOf(summary) ? h('summary', {}, textOf(summary)) : null, children),
  DocCardList: () => null,
  Hero: ({ title, tagline, children }) => [
    h('h1', {}, textOf(title)),
    textOf(tagline) ? h('p', {}, textOf(tagline)) : null,
    ...elements(children),
  ],
  Link: ({ href, to, children }) => h('a', { href: textOf(href) ?? textOf(to) }, children),
  Mermaid: ({ chart }) => code(String(chart), 'mermaid'),
  Steps: ({ children }) => children,
  TabItem: ({ value, label, children }) =>
    h('div', { dataTab: textOf(value) ?? '', dataLabel: textOf(label) ?? textOf(value) }, children),
  Tabs: tabs,
  Term: ({ name, children }) => [h('dt', {}, textOf(name)), h('dd', {}, children)],
  Terms: ({ children }) => h('dl', {}, children),
  TOCInline: () => null,
});

import type { Nodes, RootContent } from 'mdast';
import { cardIcons, isPicture } from '../../mdx/components/card-icons';
import { type ComponentName, componentProps, isBuiltIn } from '../../mdx/components/components';
import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { findAttribute, isJsxElement, type JsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { childElements } from '../../mdx/syntax/nodes';
import { didYouMean, listNames } from '../../report/suggest';
import type { Misuse } from '../content/facts';
import type { BodySource } from '../content/types';
import { isComponentTag, ownNames } from '../content/used-components';

const known: ReadonlySet<string> = new Set(Object.keys(cardIcons));

/** Unknown icon of a card. Picture addresses are checked with other pictures. */
function cardIconProblem(card: JsxElement, body: BodySource): Misuse[] {
  const icon = stringAttribute(card, 'icon');
  if (icon === undefined || known.has(icon) || isPicture(icon)) return [];
  const place = body.place(findAttribute(card, 'icon')?.position ?? card.position);
  const hint = didYouMean(icon, known, `Known icons: ${[...known].join(', ')}; or the path of a picture.`);
  return [{ component: 'Card', code: 'mdx/unknown-icon', ...place, message: `There is no icon \`${icon}\``, hint }];
}

/** Attributes of every element, and properties that React handles itself. */
const everywhere: ReadonlySet<string> = new Set(
  'class className dir hidden id key lang role slot style tabIndex tabindex title translate'.split(' '),
);

/** Whether an attribute is a global one of HTML, such as `data-…` or `aria-…`. */
function isOfHtml(name: string): boolean {
  return everywhere.has(name) || /^(?:data-|aria-|on[A-Z])/.test(name);
}

function unknownProps(node: JsxElement, component: ComponentName, body: BodySource): Misuse[] {
  const known = componentProps[component];
  // The allow list reports those of a CMS.
  if (known === undefined || body.untrusted) return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || known.includes(attribute.name) || isOfHtml(attribute.name)) return [];
    const all = known.length > 0 ? `It knows ${listNames(known, 'and')}.` : 'It knows none. Leave it out.';
    const message = `<${component}> has no property \`${attribute.name}\``;
    const hint = didYouMean(attribute.name, known, all);
    return { component, code: 'mdx/unknown-prop', ...body.place(attribute.position ?? node.position), message, hint };
  });
}

function isSpread(node: JsxElement): boolean {
  return node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
}

/** Required attributes; of several, one is enough. */
const needed: Partial<Record<ComponentName, readonly (readonly string[])[]>> = {
  Card: [['title']],
  Mermaid: [['chart', 'value']],
  Term: [['id'], ['name']],
};

function missingProps(node: JsxElement, component: ComponentName, body: BodySource): Misuse[] {
  const names = isSpread(node) ? [] : (needed[component] ?? []);
  return names.flatMap(([name = '', ...others]) => {
    if ([name, ...others].some((one) => findAttribute(node, one))) return [];
    const message = `<${component}> has no \`${name}\``;
    const hint = `Write <${component} ${name}="…">.`;
    return { component, code: 'mdx/missing-prop', ...body.place(node.position), message, hint };
  });
}

/** An admonition of an unknown kind, which would look like a note. */
function admonitionType(node: JsxElement, body: BodySource): Misuse[] {
  const type = stringAttribute(node, 'type');
  if (type === undefined || admonitionTypes.has(type)) return [];
  const place = body.place(findAttribute(node, 'type')?.position ?? node.position);
  const known = [...admonitionTypes.keys()];
  const hint = didYouMean(type, known, `Known: ${known.join(', ')}.`);
  const message = `There is no admonition \`${type}\``;
  return [{ component: 'Admonition', code: 'admonition/unknown', ...place, message, hint }];
}

const tabHint = 'Put each text between <TabItem value="…" label="…"> and </TabItem>.';

/** Tabs with the same value, and an initial value without a tab. */
function tabValues(node: JsxElement, body: BodySource): Misuse[] {
  const tabs = childElements(node, 'TabItem');
  const found = (at: JsxElement, attribute: string, message: string, hint: string): Misuse => {
    const place = body.place(findAttribute(at, attribute)?.position ?? at.position);
    return { component: 'Tabs', code: 'mdx/tab-value', ...place, message, hint };
  };
  // A broken tag is not parsed, so its content seems to belong to the parent.
  if (tabs.length === 0 && body.errors.length === 0 && areAll(node.children, tabs))
    return [found(node, '', 'These tabs hold no <TabItem>', tabHint)];
  const seen = new Set<string>();
  const problems = tabs.flatMap((tab) => {
    const value = stringAttribute(tab, 'value');
    if (value === undefined && !findAttribute(tab, 'value') && !isSpread(tab))
      return found(tab, 'value', 'A tab has no `value`', 'Write for example <TabItem value="linux" label="Linux">.');
    if (value === undefined) return [];
    if (seen.has(value))
      return found(tab, 'value', `Two of these tabs have the value \`${value}\``, 'Give each a value of its own.');
    seen.add(value);
    return [];
  });
  const preset = stringAttribute(node, 'defaultValue');
  const known = tabs.length > 0 && tabs.every((tab) => stringAttribute(tab, 'value') !== undefined);
  if (preset !== undefined && known && !seen.has(preset) && areAll(node.children, tabs)) {
    const hint = didYouMean(preset, seen, `The values are ${listNames([...seen], 'and')}.`);
    problems.push(found(node, 'defaultValue', `No tab has the value \`${preset}\``, hint));
  }
  return problems;
}

/** Whether all tabs are written out, without code that may make others. */
function areAll(children: readonly RootContent[], tabs: readonly JsxElement[]): boolean {
  return children.every((child) =>
    child.type === 'paragraph'
      ? areAll(child.children, tabs)
      : child.type === 'text' || tabs.some((tab) => tab === child),
  );
}

/** Wrong uses of built-in components, unless the site has a component of that name. */
export function componentMisuses(body: BodySource): Misuse[] {
  const taken = ownNames(body);
  return body.nodes.jsx.flatMap((node) => {
    const { name } = node;
    if (!isBuiltIn(name) || taken.has(name)) return [];
    const unknown = unknownProps(node, name, body);
    return [
      // A required attribute may just be misspelled.
      ...(unknown.length > 0 ? unknown : missingProps(node, name, body)),
      ...(name === 'Admonition' ? admonitionType(node, body) : []),
      ...(name === 'Tabs' ? tabValues(node, body) : []),
      ...(name === 'Card' ? cardIconProblem(node, body) : []),
    ];
  });
}

/** Whether a tag may contain tabs: <Tabs>, or a component of the site. */
function isHost(name: string, taken: ReadonlySet<string>): boolean {
  return name === 'Tabs' || taken.has(name) || (isComponentTag(name) && !isBuiltIn(name));
}

const stray = {
  message: 'This <TabItem> stands outside of <Tabs>, so readers see no label',
  hint: 'Put it between <Tabs> and </Tabs>.',
};

/** Tabs outside of a group, which show no label. */
export function strayTabs(body: BodySource): Misuse[] {
  const taken = ownNames(body);
  // A broken tag is not parsed, so its content seems to belong to the parent.
  if (taken.has('TabItem') || body.errors.length > 0 || !body.nodes.jsx.some(({ name }) => name === 'TabItem'))
    return [];
  const found: Misuse[] = [];
  const queue: Nodes[] = [body.tree];
  for (let node = queue.pop(); node; node = queue.pop()) {
    const name = isJsxElement(node) ? (node.name ?? '') : '';
    if (isHost(name, taken)) continue;
    if (name === 'TabItem')
      found.push({ component: 'TabItem', code: 'mdx/stray-tab', ...body.place(node.position), ...stray });
    else if ('children' in node) queue.push(...node.children.toReversed());
  }
  return found;
}

import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { VFile } from 'vfile';
import { componentNames } from '../components/components';
import { allowList } from '../untrusted/allow-list';
import { reportUntrusted } from '../untrusted/report-untrusted';

/** A map, because elements may be named like properties of every object. */
const ancestorsOf = new Map(Object.entries(allowList.ancestors ?? {}));

/** What the list keeps of an element without its children; undefined if it is not on the list. */
function allowed(element: Element): Element | undefined {
  const judged = sanitize({ ...element, children: [] }, { ...allowList, ancestors: {} });
  return judged.type === 'element' ? judged : undefined;
}

function elementMessage(name: string): string {
  return /^[A-Z]/.test(name) || name.includes('.')
    ? `<${name}> is none of the components the CMS may use: ${componentNames.join(', ')}`
    : `The element <${name}> is not allowed in content from the CMS`;
}

function isListed(tagName: string, name: string): boolean {
  return [...(allowList.attributes?.[tagName] ?? []), ...(allowList.attributes?.['*'] ?? [])].includes(name);
}

function isSame(before: Properties[string], after: Properties[string]): boolean {
  return Array.isArray(before) ? Array.isArray(after) && after.length === before.length : before === after;
}

function reportProperties(file: VFile, { tagName, properties, position }: Element, left: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || isSame(value, left[name])) continue;
    const where = `${name} of <${tagName}>`;
    if (/^on/i.test(name)) reportUntrusted(file, 'code', `The attribute ${where} is code`, position);
    else if (isListed(tagName, name))
      reportUntrusted(file, 'address', `The address in ${where} is not allowed`, position);
    else reportUntrusted(file, 'attribute', `The attribute ${where} is left out`, position);
  }
}

function judge(nodes: readonly (RootContent | ElementContent)[], ancestors: readonly string[], file: VFile): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const needed = ancestorsOf.get(node.tagName);
    const left = !needed || needed.some((name) => ancestors.includes(name)) ? allowed(node) : undefined;
    if (left) reportProperties(file, node, left.properties);
    else reportUntrusted(file, 'element', elementMessage(node.tagName), node.position);
    judge(node.children, [...ancestors, node.tagName], file);
  }
}

/** Removes everything from a tree that is not on the list, and reports it. The sanitiser decides both. */
export function rehypeAllowList() {
  return (tree: Root, file: VFile): Root => {
    judge(tree.children, [], file);
    const clean = sanitize(tree, allowList);
    if (clean.type === 'root') return clean;
    // The sanitiser returns the child of a root with one child.
    return { type: 'root', children: clean.type === 'doctype' ? [] : [clean] };
  };
}

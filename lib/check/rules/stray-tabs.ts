import type { Nodes } from 'mdast';
import { componentNames } from '../../mdx/components/components';
import { isJsxElement } from '../../mdx/syntax/jsx';
import type { Misuse } from '../content/facts';
import type { BodySource } from '../content/types';
import { isComponentTag, ownNames } from '../content/used-tags';

/** Whether a tag may contain tabs: <Tabs>, or a component of the site. */
function isHost(name: string, taken: ReadonlySet<string>): boolean {
  if (name === 'Tabs' || taken.has(name)) return true;
  return isComponentTag(name) && !componentNames.some((known) => known === name);
}

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
      found.push({
        component: 'TabItem',
        code: 'mdx/stray-tab',
        ...body.place(node.position),
        message: 'This <TabItem> stands outside of <Tabs>, so readers see no label',
        hint: 'Put it between <Tabs> and </Tabs>.',
      });
    else if ('children' in node) queue.push(...node.children.toReversed());
  }
  return found;
}

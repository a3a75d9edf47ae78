import type { Paragraph, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString as toText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../syntax/jsx';

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** Names of admonitions, with the kind that they look like. */
export const admonitionTypes: ReadonlyMap<string, AdmonitionKind> = new Map<string, AdmonitionKind>([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['success', 'tip'],
  ['secondary', 'note'],
  ['important', 'info'],
]);

function isLabel(node: unknown): node is Paragraph {
  return (node as Paragraph | undefined)?.data !== undefined && 'directiveLabel' in ((node as Paragraph).data ?? {});
}

/** Turns `:::note[Title]{#id .class}` containers into `<Admonition>`. The content check reports unknown names and missing ends. */
export function remarkAdmonitions() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const [first, ...rest] = node.children;
      const label = isLabel(first) ? first : undefined;
      const title = label && toText(label);
      // A title with emphasis, code or links becomes the first child, with an attribute that says so.
      const isFormatted = label?.children.some((child) => child.type !== 'text');
      const { id, class: className } = node.attributes ?? {};
      parent.children[index] = jsxElement(
        'Admonition',
        {
          type: admonitionTypes.has(node.name) ? node.name : 'note',
          ...(title && { title }),
          ...(isFormatted && { titled: 'true' }),
          ...(id && { id }),
          ...(className && { className }),
        },
        label && !isFormatted ? rest : node.children,
        node.position,
      );
      // Nested containers are now in the new element.
      return [SKIP, index] as const;
    });
  };
}

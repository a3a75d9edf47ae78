import type { Paragraph, Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../syntax/jsx';

/** Admonition names, each with the kind that it looks like. */
export const admonitionTypes: ReadonlyMap<string, string> = new Map([
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

/** Turns `:::note[Title]` containers into `<Admonition>`. The content check names unknown ones and those without an end. */
export function remarkAdmonitions() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const [first, ...rest] = node.children;
      const label = isLabel(first) ? first : undefined;
      const title = label && toText(label);
      // Emphasis, code and links of a title stay elements: the first child is the title then, and an attribute its name.
      const isFormatted = label?.children.some((child) => child.type !== 'text');
      parent.children[index] = jsxElement(
        'Admonition',
        {
          type: admonitionTypes.has(node.name) ? node.name : 'note',
          ...(title && { title }),
          ...(isFormatted && { titled: 'true' }),
        },
        label && !isFormatted ? rest : node.children,
        node.position,
      );
      // The new element holds the nested containers now.
      return [SKIP, index] as const;
    });
  };
}

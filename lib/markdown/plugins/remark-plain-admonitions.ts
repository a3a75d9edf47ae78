import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { isJsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { bold, replaceNodes } from '../replace-nodes';

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

/** Writes `<Admonition>` as GitHub's alerts: a quote that opens with `[!NOTE]`, then the title, if it has one. */
export function remarkPlainAdmonitions() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isJsxElement(node) || node.name !== 'Admonition') return undefined;
      const title = stringAttribute(node, 'title');
      const marker = `[!${alerts[stringAttribute(node, 'type') ?? ''] ?? 'NOTE'}]`;
      const [label, ...others] = node.children as BlockContent[];
      const formatted = stringAttribute(node, 'titled') && label?.type === 'paragraph' ? label.children : undefined;
      const children = formatted ? others : (node.children as BlockContent[]);
      const heading = bold(formatted ?? [{ type: 'text', value: title ?? '' }]);
      const blocks = title ? [{ type: 'paragraph' as const, children: [heading] }, ...children] : children;
      const [first, ...rest] = blocks;
      // As text the brackets would be escaped. The kind has to stand in the line before the text.
      const opening: PhrasingContent[] = [{ type: 'html', value: marker }];
      const joins = first?.type === 'paragraph';
      if (joins) opening.push({ type: 'text', value: '\n' }, ...first.children);
      return [{ type: 'blockquote', children: [{ type: 'paragraph', children: opening }, ...(joins ? rest : blocks)] }];
    });
  };
}

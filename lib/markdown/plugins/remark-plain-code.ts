import type { Code, Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { applyMagicComments } from '../../mdx/code/magic-comments';
import { isJsxElement, type JsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { replaceNodes } from '../replace-nodes';

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

/** Writes `<CodeBlock>` and `<Mermaid>` as fences again, without the comments that only highlight lines. */
export function remarkPlainCode() {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isJsxElement(node)) return undefined;
      if (node.name === 'CodeBlock') return [fence(node)];
      return node.name === 'Mermaid'
        ? [{ type: 'code', lang: 'mermaid', value: stringAttribute(node, 'chart') ?? '' }]
        : undefined;
    });
  };
}

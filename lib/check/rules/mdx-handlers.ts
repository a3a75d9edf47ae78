import type { Node } from 'estree';
import { ownComponent } from '../../mdx/syntax/hints';
import { codePosition, keyName, walkCode } from '../../mdx/syntax/javascript';
import type { MarkdownInput, Problem } from '../content/types';

/** `onClick`, also in lower case as an attribute. */
const attributeName = /^on[A-Za-z]+$/;
const propertyName = /^on[A-Z]/;

/** Name of an event handler in JavaScript: `onClick={…}`, or `{...{ onClick: … }}`. */
function handlerOf(node: Node, parent: Node | undefined, spread: ReadonlySet<Node>): string | undefined {
  if (node.type === 'JSXAttribute') {
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    return attributeName.test(name) ? name : undefined;
  }
  if (node.type !== 'Property' || node.computed || !parent || !spread.has(parent)) return undefined;
  const name = keyName(node.key);
  return name !== undefined && propertyName.test(name) ? name : undefined;
}

/** Event handlers on elements in JavaScript. remark-html-attributes reports those in the text. */
export function mdxHandlers({ body }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  for (const { program } of body.code) {
    const spread = new Set<Node>();
    walkCode(program, (node, parent) => {
      if (node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute') spread.add(node.argument);
      const name = handlerOf(node, parent, spread);
      if (name === undefined) return;
      const message = `Content cannot run code: ${name} in JavaScript`;
      problems.push({ code: 'mdx/event-handler', ...body.place(codePosition(node)), message, hint: ownComponent });
    });
  }
  return problems;
}

import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { ownComponent } from '../components/own-components';
import { expressionValue, reactAttributeName } from '../syntax/jsx';
import { jsxOf } from '../syntax/nodes';

function camelCase(property: string): string {
  return property.startsWith('--')
    ? property
    : property.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Splits a style at semicolons outside of parentheses, backwards, so that a closing parenthesis comes first. */
function declarations(css: string): string[] {
  const parts: string[] = [];
  let end = css.length;
  let inParentheses = false;
  for (let at = css.length - 1; at >= 0; at--) {
    const char = css[at];
    if (char === ')' || char === '(') inParentheses = char === ')';
    else if (char === ';' && !inParentheses) {
      parts.push(css.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(css.slice(0, end));
  return parts.reverse();
}

/** Converts `color: red; margin-top: 1px` to React's style object. */
function parseStyle(css: string): Record<string, string> {
  const pairs = declarations(css).flatMap((declaration) => {
    const at = declaration.indexOf(':');
    return at > 0 ? [[camelCase(declaration.slice(0, at).trim()), declaration.slice(at + 1).trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function styleExpression(css: string): MdxJsxAttribute['value'] {
  const style = parseStyle(css);
  return expressionValue(valueToEstree(style), JSON.stringify(style));
}

/** Converts HTML attributes (`class`, `for`, `style="…"`) to React's, and reports event handlers. */
export function remarkHtmlAttributes() {
  return (tree: Root, file: VFile): void => {
    for (const node of jsxOf(tree)) {
      // remark-links turns `<Link>` into an element.
      const html = /^[a-z]/.test(node.name ?? '') || node.name === 'Link';
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (/^on[A-Za-z]+$/.test(attribute.name)) {
          const place = attribute.position ?? node.position;
          const problem = file.message(`Content cannot run code: ${attribute.name} on <${node.name}>`, {
            ...(place && { place }),
            ruleId: 'event-handler',
            source: 'mdx',
          });
          problem.note = ownComponent;
        } else if (html) attribute.name = reactAttributeName(attribute.name);
        if (html && attribute.name === 'style' && typeof attribute.value === 'string')
          attribute.value = styleExpression(attribute.value);
      }
    }
  };
}

import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsxElement, type JsxElement } from '../syntax/jsx';
import { reportUntrusted } from '../untrusted/report-untrusted';

/** Whether braces contain one comment and nothing else. */
function isComment(value: string): boolean {
  const text = value.trim();
  return text.startsWith('/*') && text.indexOf('*/', 2) === text.length - 2;
}

/** Text that MDX would read as a module: a paragraph at the left edge that starts with one of its words. */
function opensModule(text: string): boolean {
  return text.startsWith('import ') || text.startsWith('export ');
}

function attributeCode(node: JsxElement): string[] {
  const name = node.name ?? '';
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [`{...} in <${name}> is code`];
    return typeof attribute.value === 'object' && attribute.value !== null
      ? [`${attribute.name}={…} of <${name}> is code; write ${attribute.name}="…"`]
      : [];
  });
}

/** Reports everything that would be JavaScript in a trusted document, except comments. Runs before all others. */
export function remarkRefuseCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, _index, parent) => {
      const report = (message: string) => reportUntrusted(file, 'code', message, node.position);
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (!isComment(node.value)) report(`{${node.value.split('\n')[0]?.slice(0, 40)}} is code`);
      } else if (isJsxElement(node)) attributeCode(node).forEach(report);
      else if (node.type === 'paragraph' && parent?.type === 'root' && node.position?.start.column === 1) {
        const [first] = node.children;
        if (first?.type === 'text' && opensModule(first.value)) report('Imports and exports are code');
      }
    });
  };
}

import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';

/** Invisible nodes that a text needs. */
const referenced = new Set(['definition', 'footnoteDefinition', 'mdxjsEsm']);

/** `<!-- truncate -->`, which preprocessing turns into an MDX comment, except in plain Markdown. */
function isMark(node: RootContent): boolean {
  if (node.type === 'html') return /^<!--\s*truncate\s*-->$/.test(node.value.trim());
  const expression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return expression && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim());
}

/** Cuts a list of siblings, and the node with the mark, after the mark. */
function cut(children: RootContent[]): boolean {
  for (const [index, node] of children.entries()) {
    if (isMark(node)) children.splice(index);
    else if ('children' in node && cut(node.children)) children.splice(index + 1);
    else continue;
    return true;
  }
  return false;
}

/** Keeps the text above the truncation mark, with its definitions. `file.data.truncated` says whether there was a mark. */
export function remarkExcerpt() {
  return (tree: Root, file: VFile): void => {
    const definitions = tree.children.filter(({ type }) => referenced.has(type));
    file.data.truncated = cut(tree.children);
    const left = new Set(tree.children);
    tree.children.push(...definitions.filter((node) => !left.has(node)));
  };
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsxElement } from './jsx';

/** Notes the names of all components of a document's text in `data.components`. */
export function collectComponents() {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>();
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name && /^[A-Z]/.test(node.name)) names.add(node.name);
    });
    file.data.components = [...names];
  };
}

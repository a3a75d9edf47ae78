import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentNames } from './components';
import { isJsxElement } from './jsx';

const ofTheSite = (name: string) => /^[A-Z]/.test(name) && !componentNames.some((known) => known === name);

/** Whether a text is one component of the site's own and nothing else. */
function isOneComponent({ children }: Root): boolean {
  const [shown, ...more] = children.filter(({ type }) => type !== 'mdxjsEsm');
  return more.length === 0 && shown?.type === 'mdxJsxFlowElement' && ofTheSite(shown.name ?? '');
}

/** Notes the names of all components of a document's text in `data.components`, and whether it is one and nothing else. */
export function collectComponents() {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>();
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name && /^[A-Z]/.test(node.name)) names.add(node.name);
    });
    file.data.components = [...names];
    file.data.oneComponent = isOneComponent(tree);
  };
}

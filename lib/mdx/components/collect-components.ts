import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { jsxOf } from '../syntax/nodes';
import { componentNames } from './components';

const ofTheSite = (name: string) => /^[A-Z]/.test(name) && !componentNames.some((known) => known === name);

/** Whether a text is a single component of the site's own. */
function isOneComponent({ children }: Root): boolean {
  const [shown, ...more] = children.filter(({ type }) => type !== 'mdxjsEsm');
  return more.length === 0 && shown?.type === 'mdxJsxFlowElement' && ofTheSite(shown.name ?? '');
}

/** Records the names of all components in a document in `data.components`, and whether there is just one and nothing else. */
export function collectComponents() {
  return (tree: Root, file: VFile): void => {
    const names = jsxOf(tree).flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? [name] : []));
    file.data.components = [...new Set(names)];
    file.data.oneComponent = isOneComponent(tree);
  };
}

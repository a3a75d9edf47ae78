import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { codeLanguage } from '../code/code-meta';
import { stringAttribute } from '../syntax/jsx';
import { jsxOf } from '../syntax/nodes';
import { isBuiltIn } from './components';

/** Whether a tag is a component of the site's own. */
export function isOwnTag({ type, name }: { type: string; name?: string | null }): boolean {
  return type === 'mdxJsxFlowElement' && /^[A-Z]/.test(name ?? '') && !isBuiltIn(name);
}

function isOneComponent({ children }: Root): boolean {
  const [shown, ...more] = children.filter(({ type }) => type !== 'mdxjsEsm');
  return more.length === 0 && shown !== undefined && isOwnTag(shown);
}

/** Records what a document needs for its page. Runs after the plugin that turns fences into elements. */
export function collectFacts() {
  return (tree: Root, { data }: VFile): void => {
    const elements = jsxOf(tree);
    const languages = elements
      .filter(({ name }) => name === 'CodeBlock')
      .map((node) => codeLanguage(stringAttribute(node, 'language'), stringAttribute(node, 'className')));
    const names = elements.flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? [name] : []));
    data.languages = [...new Set(languages)];
    data.components = [...new Set(names)];
    data.oneComponent = isOneComponent(tree);
  };
}

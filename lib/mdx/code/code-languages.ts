import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { stringAttribute } from '../syntax/jsx';
import { jsxOf } from '../syntax/nodes';

/** Language of a `<CodeBlock>`: its attribute, or a class as highlighters write it. */
export function codeLanguage(language: string | undefined, className: string | undefined): string {
  return language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? '';
}

/** Records the languages of all code of a document in `data.languages`. Runs after the plugin that turns fences into elements. */
export function collectCodeLanguages() {
  return (tree: Root, file: VFile): void => {
    const languages = jsxOf(tree)
      .filter(({ name }) => name === 'CodeBlock')
      .map((node) => codeLanguage(stringAttribute(node, 'language'), stringAttribute(node, 'className')));
    file.data.languages = [...new Set(languages)];
  };
}

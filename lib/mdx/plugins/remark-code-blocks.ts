import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../code-meta';
import { jsxElement } from '../jsx';
import { packageManagerTabs } from '../package-managers';

/** A fence without a language starts with its meta: `{1}` or `title="a.js"`; `js{1}` has both in one word. */
function readInfo({ lang, meta }: Code): { language: string; meta: string } {
  const info = lang ?? '';
  const language = /^[^{=]*(?=\{|$)/.exec(info)?.[0] ?? '';
  return { language, meta: `${info.slice(language.length)} ${meta ?? ''}` };
}

function toElement(node: Code) {
  const { language, meta } = readInfo(node);
  if (language === 'mermaid') return jsxElement('Mermaid', { chart: node.value }, [], node.position);
  const { title, lines, numbers, flags } = parseCodeMeta(meta);
  if (flags.has('npm2yarn')) return packageManagerTabs(node);
  const attributes = {
    code: node.value,
    language,
    ...(title && { title }),
    ...(lines && { lines }),
    ...(numbers !== undefined && { numbers: String(numbers) }),
  };
  return jsxElement('CodeBlock', attributes, [], node.position);
}

/** Turns fences into `<CodeBlock>`, `mermaid` fences into `<Mermaid>` and `npm2yarn` ones into tabs. Highlighting happens on rendering. */
export function remarkCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = toElement(node);
    });
  };
}

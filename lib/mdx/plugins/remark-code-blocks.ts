import type { Code, Root } from 'mdast';
import convert from 'npm-to-yarn';
import { SKIP, visit } from 'unist-util-visit';
import { parseCodeMeta, readFence } from '../code/code-meta';
import { keepTwoslash, shownTwoslash, type TwoslashParts } from '../code/twoslash';
import { jsxElement } from '../syntax/jsx';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Turns a fence of npm commands into tabs for each package manager. */
function packageManagerTabs(node: Code) {
  const tabs = managers.map((manager) => {
    const code = manager === 'npm' ? node.value : convert(node.value, manager);
    return jsxElement('TabItem', { value: manager, label: manager }, [
      jsxElement('CodeBlock', { code, language: 'bash' }, []),
    ]);
  });
  return jsxElement('Tabs', { groupId: 'npm2yarn' }, tabs, node.position);
}

function toElement(node: Code, parts: TwoslashParts) {
  const { language, meta } = readFence(node.lang, node.meta);
  if (language === 'mermaid') return jsxElement('Mermaid', { chart: node.value }, [], node.position);
  const { title, lines, numbers, flags } = parseCodeMeta(meta);
  if (flags.has('npm2yarn')) return packageManagerTabs(node);
  const attributes = {
    code: flags.has('twoslash') ? shownTwoslash(parts, node.value) : node.value,
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
    const parts: TwoslashParts = new Map();
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const [, included] = node.lang === 'twoslash' ? (/^include (\S+)/.exec(node.meta ?? '') ?? []) : [];
      if (included === undefined) {
        parent.children[index] = toElement(node, parts);
        return;
      }
      keepTwoslash(parts, included, node.value);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

import type { Code } from 'mdast';
import convert from 'npm-to-yarn';
import { jsxElement } from '../syntax/jsx';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Tabs with the same commands for each package manager, from a fence of npm commands. */
export function packageManagerTabs(node: Code) {
  const tabs = managers.map((manager) => {
    const code = manager === 'npm' ? node.value : convert(node.value, manager);
    return jsxElement('TabItem', { value: manager, label: manager }, [
      jsxElement('CodeBlock', { code, language: 'bash' }, []),
    ]);
  });
  return jsxElement('Tabs', { groupId: 'npm2yarn' }, tabs, node.position);
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ignoredImports } from '../components';

/**
 * Drops imports of Docusaurus theme components, which are built in here, and reports every other import: a document
 * must not reach into files, so that content stays content.
 */
export function remarkImports() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.filter((statement) => {
        if (statement.type !== 'ImportDeclaration') return true;
        const source = String(statement.source.value);
        if (!ignoredImports.has(source)) {
          const problem = file.message(`Content cannot import "${source}"`, { ...(node.position && { place: node.position }), ruleId: 'import', source: 'mdx' });
          problem.note = 'Register the component in components/mdx/index.ts and use it without an import.';
        }
        return false;
      });
      if (program.body.length === 0) node.value = '';
    });
  };
}

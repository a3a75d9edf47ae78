import type { Identifier, MemberExpression, Node, VariableDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ignoredImports } from '../components';

/** `const local = arguments[0].useBaseUrl`: lib/mdx/compile.ts hands the function to the compiled document. */
function scopeConstant(local: Identifier): VariableDeclaration {
  const scope: MemberExpression = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: 'arguments' },
    property: { type: 'Literal', value: 0 },
    computed: true,
    optional: false,
  };
  const value: MemberExpression = {
    type: 'MemberExpression',
    object: scope,
    property: { type: 'Identifier', name: 'useBaseUrl' },
    computed: false,
    optional: false,
  };
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: local, init: value }],
  };
}

/** Acorn counts columns from 0, unist from 1. */
function placeOf({ loc }: Node): Position | undefined {
  const point = ({ line, column }: { line: number; column: number }) => ({ line, column: column + 1 });
  return loc ? { start: point(loc.start), end: point(loc.end) } : undefined;
}

/**
 * Drops imports of Docusaurus theme components, which are built in here, and reports every other import: a document
 * must not reach into files, so that content stays content.
 */
export function remarkImports() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.flatMap((statement) => {
        if (statement.type !== 'ImportDeclaration') return [statement];
        const source = String(statement.source.value);
        if (!ignoredImports.has(source)) {
          const place = placeOf(statement);
          const problem = file.message(`Content cannot import "${source}"`, {
            ...(place && { place }),
            ruleId: 'import',
            source: 'mdx',
          });
          problem.note = 'Register the component in components/mdx/index.ts and use it without an import.';
        }
        return source === '@docusaurus/useBaseUrl' ? statement.specifiers.map(({ local }) => scopeConstant(local)) : [];
      });
      if (program.body.length === 0) node.value = '';
    });
  };
}

import type { Expression, Identifier, ImportDeclaration, MemberExpression, Node, VariableDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ignoredImports } from '../components';
import { ownComponent } from '../hints';
import { importedComponent } from '../own-components';

/** `const local = arguments[0]["a"]["b"]`: lib/mdx/compile.ts hands the compiled document what stands there. */
function scopeConstant(local: Identifier, path: readonly string[]): VariableDeclaration {
  const member = (object: Expression, value: string | number): MemberExpression => ({
    type: 'MemberExpression',
    object,
    property: { type: 'Literal', value },
    computed: true,
    optional: false,
  });
  const scope = member({ type: 'Identifier', name: 'arguments' }, 0);
  const init = path.reduce(member, scope);
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: local, init }],
  };
}

/** What an import takes of a module of the site's own: one export, or all of them for `* as`. */
function exportPath(specifier: ImportDeclaration['specifiers'][number]): string[] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  const { imported } = specifier;
  return [imported.type === 'Identifier' ? imported.name : String(imported.value)];
}

/** Acorn counts columns from 0, unist from 1. */
function placeOf({ loc }: Node): Position | undefined {
  const point = ({ line, column }: { line: number; column: number }) => ({ line, column: column + 1 });
  return loc ? { start: point(loc.start), end: point(loc.end) } : undefined;
}

/**
 * Drops imports of Docusaurus theme components, which are built in here, makes constants of those of the site's own
 * components, which the compiled document is handed, and reports every other import: a document must not reach into files,
 * so that content stays content.
 */
export function remarkImports() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.flatMap((statement) => {
        if (statement.type !== 'ImportDeclaration') return [statement];
        const source = String(statement.source.value);
        const own = importedComponent(source);
        if (own !== undefined) {
          file.data.ownImports = [...(file.data.ownImports ?? []), own];
          return statement.specifiers.map((specifier) =>
            scopeConstant(specifier.local, ['own', own, ...exportPath(specifier)]),
          );
        }
        if (!ignoredImports.has(source)) {
          const place = placeOf(statement);
          const problem = file.message(`Content cannot import "${source}"`, {
            ...(place && { place }),
            ruleId: 'import',
            source: 'mdx',
          });
          problem.note = ownComponent;
        }
        return source === '@docusaurus/useBaseUrl'
          ? statement.specifiers.map(({ local }) => scopeConstant(local, ['useBaseUrl']))
          : [];
      });
      if (program.body.length === 0) node.value = '';
    });
  };
}

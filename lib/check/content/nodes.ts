import type { ImportDeclaration, Program } from 'estree';
import groupBy from 'lodash-es/groupBy.js';
import range from 'lodash-es/range.js';
import type { Heading, Nodes, Paragraph, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { importedName, nodesOfCode } from '../../mdx/syntax/javascript';
import { isJsxElement, type JsxElement } from '../../mdx/syntax/jsx';
import { allNodes, type NodeOf } from '../../mdx/syntax/nodes';
import type { LineIndex } from '../../report/place';

/** Nodes of a tree by type, in document order. All rules share one walk. */
export interface NodeIndex {
  of<Type extends Nodes['type']>(type: Type): readonly NodeOf<Type>[];
  /** JSX elements, blocks and inline together. */
  jsx: readonly JsxElement[];
}

/** Walks a tree once. */
export function indexNodes(tree: Root): NodeIndex {
  const nodes = allNodes(tree);
  const byType = groupBy(nodes, 'type');
  return {
    of: <Type extends Nodes['type']>(type: Type) => (byType[type] ?? []) as NodeOf<Type>[],
    jsx: nodes.filter(isJsxElement),
  };
}

/** The lines of each paragraph, with their numbers in the file. */
export function paragraphLines(paragraphs: readonly (Paragraph | Heading)[], lines: LineIndex) {
  return paragraphs.map(({ position }) =>
    range(position?.start.line ?? 0, (position?.end.line ?? -1) + 1).map((number) => ({
      number,
      text: lines.line(number),
    })),
  );
}

/** A piece of JavaScript in a document. */
export interface CodePiece {
  program: Program;
  attribute?: MdxJsxAttribute;
  esm: boolean;
}

/** Names that an import takes from a module; `default` also stands for the whole module. */
export function importedNames({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map((specifier) =>
    specifier.type === 'ImportNamespaceSpecifier' ? 'default' : importedName(specifier),
  );
}

/** The import statements of a document. */
export function importsOf(code: readonly CodePiece[]): ImportDeclaration[] {
  return code.flatMap(({ program }) => program.body).filter((statement) => statement.type === 'ImportDeclaration');
}

/** Every piece of JavaScript of a document. */
export function codePieces(nodes: NodeIndex): CodePiece[] {
  const pieces: CodePiece[] = [];
  const add = (program: Program | null | undefined, attribute?: MdxJsxAttribute, esm = false) => {
    if (program) pieces.push({ program, esm, ...(attribute && { attribute }) });
  };
  for (const node of nodes.of('mdxjsEsm')) add(node.data?.estree, undefined, true);
  for (const node of [...nodes.of('mdxFlowExpression'), ...nodes.of('mdxTextExpression')]) add(node.data?.estree);
  for (const attribute of nodes.jsx.flatMap(({ attributes }) => attributes)) {
    if (attribute.type === 'mdxJsxExpressionAttribute') add(attribute.data?.estree);
    else if (typeof attribute.value === 'object') add(attribute.value?.data?.estree, attribute);
  }
  return pieces;
}

/** Every node of JavaScript in a document, those around it first. */
export function codeNodes(code: readonly CodePiece[]) {
  return code.flatMap(({ program }) => nodesOfCode(program));
}

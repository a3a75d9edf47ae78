import type { Program } from 'estree';
import type { Root, Nodes as TreeNode } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { packageOf } from '../../content/files/docusaurus-modules';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { remarkContainerDirectives } from '../../mdx/plugins/remark-container-directives';
import { codePosition, declaredNames, importedName, nodesOfCode, ownNames } from '../../mdx/syntax/javascript';
import { isJsxElement } from '../../mdx/syntax/jsx';
import { allNodes, programsIn } from '../../mdx/syntax/nodes';
import { preprocess } from '../../mdx/syntax/preprocess';
import { attempt } from '../../report/attempt';
import { createLineIndex } from '../../report/place';
import type { Stretch } from './change-text';
import { clientReason } from './use-client';

/** A statement of the code of a document. */
export interface Statement extends Stretch {
  isImport: boolean;
  /** The module and, by local name, the imported name; `*` stands for the whole module. */
  imported?: { source: string; names: { local: string; name: string }[] };
  names: string[];
  mentions: ReadonlySet<string>;
}

/** An element or expression that only works in browsers or needs packages. */
export interface LiveMarkup extends Stretch {
  /** Tag of the element; undefined for an expression. */
  tag: string | undefined;
  mentions: ReadonlySet<string>;
  /** Components that it uses and does not declare. */
  tags: ReadonlySet<string>;
  /** Whether it uses more of a package than components, which a document cannot pass on. */
  needsPackages: boolean;
  /** Whether it only works in browsers. */
  isLive: boolean;
}

/** The code of a document with its places. */
export interface DocumentCode {
  statements: Statement[];
  markup: LiveMarkup[];
  /** Names that it uses beside its imports. */
  uses: ReadonlySet<string>;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkContainerDirectives).freeze();
/** For documents that are only MDX without formulas: braces in a formula hold no JavaScript. */
const mathParser = parser().use(remarkMath).freeze();

function mentionsOf(code: Program['body'][number] | Program): ReadonlySet<string> {
  return new Set(
    nodesOfCode(code).flatMap(({ node }) =>
      node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [node.name] : [],
    ),
  );
}

function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration ? ownNames(declaration) : [];
}

function importedBy(statement: Program['body'][number]): Pick<Statement, 'imported'> {
  if (statement.type !== 'ImportDeclaration') return {};
  const names = statement.specifiers.map((one) => ({ local: one.local.name, name: importedName(one) }));
  return { imported: { source: String(statement.source.value), names } };
}

/** Whether an element can move into a component as a whole. Markdown between tags only works in documents. */
function isMarkup(node: TreeNode): boolean {
  const children = 'children' in node && Array.isArray(node.children) ? (node.children as TreeNode[]) : [];
  return /^(?:mdx|text$|paragraph$)/.test(node.type) && children.every(isMarkup);
}

function hasHandler(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name) && typeof attribute.value === 'object',
  );
}

/** Whether an element holds a function with statements, which a document cannot hand to a browser. */
function runsStatements(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  if (node.name !== 'BrowserOnly') return false;
  const code = node.children.flatMap(programsIn).flatMap(nodesOfCode);
  return code.some(({ node: { type } }) => type === 'BlockStatement');
}

function namesBelow(node: TreeNode): string[] {
  return allNodes(node).flatMap((child) => ('name' in child && child.name) || []);
}

function headOf(name: string): string {
  return name.replace(/\..*$/s, '');
}

function mentionsBelow(node: TreeNode): ReadonlySet<string> {
  return new Set([...namesBelow(node).map(headOf), ...programsIn(node).flatMap((code) => [...mentionsOf(code)])]);
}

/** What the code below a node does with names of packages. */
function needsBelow(node: TreeNode, packages: ReadonlySet<string>) {
  const [elements, programs] = [namesBelow(node), programsIn(node)];
  const mentions = mentionsBelow(node);
  const tags = new Set(elements.map(headOf));
  const declared = new Set(programs.flatMap(declaredNames));
  const named = [...mentions].filter((name) => packages.has(name));
  let isMore =
    named.some((name) => /^[a-z]/.test(name)) ||
    elements.some((name) => name.includes('.') && packages.has(headOf(name)));
  for (const { node: child, parent, key } of programs.flatMap(nodesOfCode)) {
    const isTag = parent?.type === 'JSXOpeningElement' || (parent?.type === 'JSXMemberExpression' && key === 'object');
    if (child.type === 'JSXIdentifier' && isTag) tags.add(child.name);
    isMore ||= /^(?:JSXMember|ArrowFunction|Function)Expression$/.test(child.type);
  }
  const free = [...tags].filter((name) => /^[A-Z]/.test(name) && !declared.has(name));
  return { mentions, tags: new Set(free), needsPackages: named.length > 0 && isMore };
}

function packageNames({ children }: Root): ReadonlySet<string> {
  const statements = children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  return new Set(
    statements.flatMap((one) =>
      one.type === 'ImportDeclaration' && packageOf(String(one.source.value)) !== undefined ? namesOf(one) : [],
    ),
  );
}

function usesOf({ children }: Root): ReadonlySet<string> {
  return new Set(
    children.flatMap((node) => {
      if (node.type !== 'mdxjsEsm') return [...mentionsBelow(node)];
      const statements = node.data?.estree?.body ?? [];
      return statements.flatMap((one) => (one.type === 'ImportDeclaration' ? [] : [...mentionsOf(one)]));
    }),
  );
}

/** The code of a document with its places; undefined if it is no MDX. `forBrowsers` are names that count as of packages. */
export function documentCode(text: string, forBrowsers: readonly string[] = []): DocumentCode | undefined {
  const bodyStart = splitFrontMatter(text)?.bodyStart ?? 0;
  const lines = createLineIndex(text);
  const blank = '\n'.repeat(lines.place(bodyStart).line - 1);
  const parsed = blank + preprocess(text.slice(bodyStart), 'mdx');
  const parsedLines = createLineIndex(parsed);
  const stretch = (position: Position | undefined): Stretch | undefined => {
    if (!position) return undefined;
    const [start, end] = [position.start, position.end].map(({ line, column }) => lines.offset(line) + column - 1);
    const from = parsedLines.offset(position.start.line) + position.start.column - 1;
    const to = parsedLines.offset(position.end.line) + position.end.column - 1;
    const found = text.slice(start, end);
    // The parser read a rewritten line, whose columns differ from those of the file.
    return start !== undefined && end !== undefined && found === parsed.slice(from, to)
      ? { start, end, text: found }
      : undefined;
  };
  const code: DocumentCode = { statements: [], markup: [], uses: new Set() };
  try {
    const tree = attempt(() => parser.parse(parsed), undefined) ?? mathParser.parse(parsed);
    code.uses = usesOf(tree);
    const packages = new Set([...packageNames(tree), ...forBrowsers]);
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm')
        for (const statement of node.data?.estree?.body ?? []) {
          const place = stretch(codePosition(statement));
          if (!place) continue;
          const isImport = statement.type === 'ImportDeclaration';
          const [names, mentions] = [namesOf(statement), mentionsOf(statement)];
          code.statements.push({ ...place, ...importedBy(statement), isImport, names, mentions });
        }
      const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
      const found = isExpression || isJsxElement(node) ? stretch(node.position) : undefined;
      // Remove its function too: React would show nothing of it.
      const isForBrowsers = () =>
        isJsxElement(node) &&
        node.name === 'BrowserOnly' &&
        found !== undefined &&
        clientReason(found.text) !== undefined;
      const isWhole = isJsxElement(node) && isMarkup(node);
      if (!found || !(isExpression || isWhole)) return undefined;
      const isLive = isWhole
        ? hasHandler(node) || runsStatements(node) || isForBrowsers()
        : clientReason(found.text) !== undefined;
      const needs = isLive || packages.size > 0 ? needsBelow(node, packages) : undefined;
      if (!needs || !(isLive || needs.needsPackages)) return undefined;
      code.markup.push({ ...found, tag: isWhole ? (node.name ?? undefined) : undefined, isLive, ...needs });
      return 'skip';
    });
  } catch {
    return undefined;
  }
  return code;
}

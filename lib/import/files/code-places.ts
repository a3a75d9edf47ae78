import type { Program } from 'estree';
import type { Root, Node as TreeNode } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { remarkContainerDirectives } from '../../mdx/plugins/remark-container-directives';
import { codePosition, importedName, walkCode } from '../../mdx/syntax/javascript';
import { isJsxElement } from '../../mdx/syntax/jsx';
import { preprocess } from '../../mdx/syntax/preprocess';
import { createLineIndex } from '../../report/place';
import { clientReason } from './use-client';

/** A stretch of a document, in characters from its start. */
export interface Stretch {
  start: number;
  end: number;
  text: string;
}

/** A statement of the code of a document. */
export interface Statement extends Stretch {
  isImport: boolean;
  /** What an import names: its module, and the name there of each name here; `*` for the whole of it. */
  imported?: { source: string; names: { local: string; name: string }[] };
  /** Names that it gives to the document. */
  names: string[];
  /** Names of anything that it mentions. */
  mentions: ReadonlySet<string>;
}

/** An element or expression of the text that only works in browsers. */
export interface LiveMarkup extends Stretch {
  /** Tag of the element; undefined for an expression. */
  tag: string | undefined;
  mentions: ReadonlySet<string>;
}

/** The code of a document by its places. */
export interface DocumentCode {
  statements: Statement[];
  markup: LiveMarkup[];
  /** Names of anything that it mentions beside its imports. */
  uses: ReadonlySet<string>;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkContainerDirectives).freeze();
/** For documents that are no MDX without it: what stands in the braces of a formula is no JavaScript. */
const mathParser = parser().use(remarkMath).freeze();

function parse(text: string): Root {
  try {
    return parser.parse(text);
  } catch {
    return mathParser.parse(text);
  }
}

function mentionsOf(code: Program['body'][number] | Program): ReadonlySet<string> {
  const names = new Set<string>();
  walkCode(code, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
  });
  return names;
}

function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
    ? [declaration.id?.name ?? '']
    : [];
}

function importedBy(statement: Program['body'][number]): Pick<Statement, 'imported'> {
  if (statement.type !== 'ImportDeclaration') return {};
  const names = statement.specifiers.map((one) => ({ local: one.local.name, name: importedName(one) }));
  return { imported: { source: String(statement.source.value), names } };
}

/** Whether code can stand for all of it: Markdown between the tags means something to documents only. */
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

/** Whether an element holds a function with statements, which the build of a document cannot run for a browser. */
function runsStatements(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  if (node.name !== 'BrowserOnly') return false;
  let found = false;
  visit(node, (child) => {
    const program =
      child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression' ? child.data?.estree : undefined;
    if (!program) return;
    walkCode(program, ({ type }) => {
      found = found || type === 'BlockStatement';
    });
  });
  return found;
}

function mentionsBelow(node: TreeNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(node, (child) => {
    const name = 'name' in child && typeof child.name === 'string' ? child.name : '';
    names.add(name.replace(/\..*$/s, ''));
    const holders: unknown[] = [child];
    if (isJsxElement(child))
      for (const attribute of child.attributes) holders.push(attribute, 'value' in attribute && attribute.value);
    for (const holder of holders) {
      const program = (holder as { data?: { estree?: Program } } | null)?.data?.estree;
      if (program) for (const mention of mentionsOf(program)) names.add(mention);
    }
  });
  return names;
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

/** Reads what code a document holds, and where; undefined for one that is no MDX. */
export function documentCode(text: string): DocumentCode | undefined {
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
    // What had to be rewritten for the parser has other columns in the file.
    return start !== undefined && end !== undefined && found === parsed.slice(from, to)
      ? { start, end, text: found }
      : undefined;
  };
  const code: DocumentCode = { statements: [], markup: [], uses: new Set() };
  try {
    const tree = parse(parsed);
    code.uses = usesOf(tree);
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
      // Its function goes with it: alone, React would show nothing of that.
      const isForBrowsers = () =>
        isJsxElement(node) &&
        node.name === 'BrowserOnly' &&
        found !== undefined &&
        clientReason(found.text) !== undefined;
      const isElement =
        isJsxElement(node) && isMarkup(node) && (hasHandler(node) || runsStatements(node) || isForBrowsers());
      const place = isElement || isExpression ? found : undefined;
      if (!place || (isExpression && clientReason(place.text) === undefined)) return undefined;
      const tag = isElement ? (node.name ?? undefined) : undefined;
      code.markup.push({ ...place, tag, mentions: mentionsBelow(node) });
      return 'skip';
    });
  } catch {
    return undefined;
  }
  return code;
}

import type { Expression, ImportDeclaration, ModuleDeclaration, Statement } from 'estree';
import { readBody } from '../../check/content/body';
import type { BodySource } from '../../check/content/types';
import { builtInModules } from '../../mdx/components/components';
import { importKind } from '../../mdx/imports/import-source';
import { calledWith, importedName, keyName } from '../../mdx/syntax/javascript';
import { expressionOf } from '../../mdx/syntax/jsx';
import { createLineIndex } from '../../report/place';

interface Edit {
  start: number;
  end: number;
  text: string;
  /** Whether it removes whole lines. */
  lines: boolean;
}

/** Whether documents can use the import under the same name without importing it. */
function isKnownAnyway(source: string, specifier: ImportDeclaration['specifiers'][number]): boolean {
  const local = specifier.local.name;
  const builtIn = builtInModules.get(source)?.[importedName(specifier)];
  if (builtIn !== undefined) return builtIn === local;
  const own = /^@site\/(?:src|content)\/components\/([A-Z][\w$]*)(?:\/index)?(?:\.[jt]sx?)?$/.exec(source)?.[1];
  return own === local && importedName(specifier) === 'default';
}

/** Text of an imported file: its address as written in links and images. */
function addressesOf(statements: readonly (Statement | ModuleDeclaration)[]): Map<string, string> {
  return new Map(
    statements.flatMap((statement): [string, string][] => {
      if (statement.type !== 'ImportDeclaration' || importKind(String(statement.source.value)) !== 'file') return [];
      const [only] = statement.specifiers;
      return only?.type === 'ImportDefaultSpecifier' ? [[only.local.name, String(statement.source.value)]] : [];
    }),
  );
}

/** The text of an expression, if it is known without running it. */
function textOf(expression: Expression | undefined, addresses: ReadonlyMap<string, string>): string | undefined {
  if (expression?.type === 'Identifier') return addresses.get(expression.name);
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type === 'MemberExpression')
    return keyName(expression.property) === 'default' ? calledWith(expression.object, 'require') : undefined;
  return expression && (calledWith(expression, 'useBaseUrl') ?? calledWith(expression, 'require'));
}

/** Whether a document can do without an import. */
function isNeedless(statement: Statement | ModuleDeclaration, addresses: ReadonlyMap<string, string>): boolean {
  if (statement.type !== 'ImportDeclaration') return false;
  const source = String(statement.source.value);
  return statement.specifiers.every(
    (specifier) =>
      isKnownAnyway(source, specifier) || addresses.has(specifier.local.name) || source === '@docusaurus/useBaseUrl',
  );
}

function editsOf(
  body: BodySource,
  offsetOf: (node: { position?: BodySource['tree']['position'] }) => [number, number],
): Edit[] {
  const statements = body.nodes.of('mdxjsEsm').map((node) => ({ node, list: node.data?.estree?.body ?? [] }));
  const addresses = addressesOf(statements.flatMap(({ list }) => list));
  const edits: Edit[] = [];
  for (const { node, list } of statements) {
    if (list.length === 0 || !list.every((statement) => isNeedless(statement, addresses))) continue;
    const [start, end] = offsetOf(node);
    edits.push({ start, end, text: '', lines: true });
  }
  for (const attribute of body.nodes.jsx.flatMap(({ attributes }) => attributes)) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const text = textOf(expressionOf(attribute.value), addresses);
    if (text === undefined || /["\n]/.test(text)) continue;
    const [start, end] = offsetOf(attribute);
    edits.push({ start, end, text: `${attribute.name}="${text}"`, lines: false });
  }
  return edits.sort((a, b) => b.start - a.start);
}

/**
 * Removes from a body what documents of a CMS may not contain and do not need: imports of what every document has, and code for
 * plain text, such as the address of a picture. The check reports what is left.
 * @returns the text, the same with unchanged line numbers, so that results fit the file, and the number of replacements
 */
export function convertBody(text: string, format: 'md' | 'mdx') {
  const unchanged = { text, sameLines: text, count: 0 };
  if (format === 'md' || text.includes('\r')) return unchanged;
  const lines = createLineIndex(text);
  const body = readBody(text, lines, 0, { format, untrusted: false });
  if (!body.complete || body.errors.length > 0) return unchanged;
  const edits = editsOf(body, ({ position }) => {
    const { line, column, endLine, endColumn } = body.place(position);
    return [lines.offset(line) + column - 1, lines.offset(endLine) + endColumn - 1];
  });
  let converted = text;
  let sameLines = text;
  for (const { start, end, text: instead, lines: whole } of edits) {
    const after = converted.slice(end);
    converted = converted.slice(0, start) + instead + (whole ? after.replace(/^\n+/, '') : after);
    const breaks = text.slice(start, end).replace(/[^\n]/g, '');
    sameLines = sameLines.slice(0, start) + (whole ? breaks : instead) + sameLines.slice(end);
  }
  return { text: converted, sameLines, count: edits.length };
}

import ts from 'typescript';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { changeText } from '../files/change-text';
import { nodesIn, parseModule } from '../files/module-code';

/** Old name of a class → new name. */
type Rename = (name: string) => string;

const says = /class(?:name)?s?$/i;
const joins = /^(?:clsx|cx|cn|classnames?)$/i;
const inDocument = /(\bclass(?:Name)?=\{?(["'`]))([^"'`\n]*)(?=\2)/g;
/** A complete name, not a part of one as in `icon-${kind}`. */
const word = /(?<![^\s"'`}])[\w-]+(?![^\s"'`])/g;

/** Whether a part of a module holds class names: an attribute, property or variable of that name, or a joining call. */
function holdsClasses(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
    return says.test(node.name.getText());
  return ts.isCallExpression(node) && joins.test(node.expression.getText());
}

/** Whether strings below it are no class names although they are inside of such a part: comparisons, conditions, arguments. */
function isOther(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (ts.isCallExpression(parent)) return parent.expression !== node && !joins.test(parent.expression.getText());
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText());
}

/** Classes that code joins by a condition and writes without quotes: `clsx({ open: isOpen })`. */
function keysOfCode(text: string, path: string): ts.Identifier[] {
  return nodesIn(parseModule(path, text)).flatMap((node) => {
    const isJoined =
      ts.isObjectLiteralExpression(node) && ts.isCallExpression(node.parent) && holdsClasses(node.parent);
    return (isJoined ? node.properties : []).flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name] : []));
  });
}

/** Names of classes that a module gives without quotes. */
export function classKeys(text: string, path: string): string[] {
  return /\b(?:clsx|c[xn]|classnames?)\(/i.test(text) ? keysOfCode(text, path).map(({ text }) => text) : [];
}

function stringsOfCode(text: string, path: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node, within: boolean): void => {
    const inside = (within && !isOther(node)) || holdsClasses(node);
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (inside && isString) found.push(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parseModule(path, text), false);
  return found;
}

/** Renames classes in a module of a site. */
export function renameInCode(text: string, path: string, rename: Rename): string {
  const changes = stringsOfCode(text, path).map((node) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    return { start, end, text: text.slice(start, end).replace(word, rename) };
  });
  const keys = keysOfCode(text, path).flatMap((key) => {
    const name = rename(key.text);
    const rest = ts.isShorthandPropertyAssignment(key.parent) ? `: ${key.text}` : '';
    return name === key.text ? [] : [{ start: key.getStart(), end: key.getEnd(), text: `'${name}'${rest}` }];
  });
  return changeText(text, [...changes, ...keys]);
}

/** Renames classes in a document, except in code blocks. */
export function renameInDocument(text: string, rename: Rename): string {
  if (!text.includes('class')) return text;
  const change = (line: string) =>
    line.replace(inDocument, (_, start: string, __, names: string) => start + names.replace(word, rename));
  return rewriteLines(text, change).text;
}

import ts from 'typescript';
import { importsIn, parseModule } from './module-code';

/** Elements that only group others. */
const frames = new Set(['div', 'header', 'h1', 'main', 'p', 'section', 'span', 'br']);
const ofDocusaurus = new Set(['Layout', 'Link', 'Heading', 'Fragment', 'React.Fragment']);
const maxLinks = 3;

function isShown(node: ts.Node): node is ts.JsxExpression {
  return ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
}

/** `{siteConfig.title}`, `{tagline}`, `{' '}` and comments. */
function saysNothingElse({ expression }: ts.JsxExpression): boolean {
  if (!expression) return true;
  if (ts.isStringLiteral(expression)) return expression.text.trim() === '';
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && /^(?:title|tagline)$/.test(name.text);
}

function isInLink(node: ts.Node): boolean {
  return ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'Link';
}

/** Whether a module takes in another one. */
function takesIn({ statements }: ts.SourceFile): boolean {
  return statements.some((one) => ts.isImportDeclaration(one) || (ts.isExportDeclaration(one) && one.moduleSpecifier));
}

/** Whether a home page in code shows more than title and tagline, a few links and components, or components alone. */
export function showsMoreThanHero(source: string, from: string, title: string, tagline: string | undefined): boolean {
  const file = parseModule(from, source);
  const imported = importsIn(file);
  let links = 0;
  let components = 0;
  let saysWords = false;
  let draws = false;
  const isMore = (node: ts.Node): boolean => {
    if (ts.isJsxText(node)) {
      const text = node.text.trim();
      const isWord = text === title || text === tagline;
      saysWords ||= isWord;
      return text !== '' && !isWord && !isInLink(node);
    }
    if (isShown(node)) {
      saysWords ||= node.expression !== undefined && !ts.isStringLiteral(node.expression);
      return !saysNothingElse(node);
    }
    if (!ts.isJsxOpeningLikeElement(node)) return false;
    draws = true;
    const name = node.tagName.getText();
    if (name === 'Link') links++;
    if (!/^[A-Z]/.test(name)) return !frames.has(name);
    // Look into the function that makes a part of the page.
    if (ofDocusaurus.has(name) || !imported.has(name)) return false;
    components++;
    return !ts.isJsxSelfClosingElement(node) || node.attributes.properties.length > 0;
  };
  // Skip what is in the head of the page.
  const isHead = (node: ts.Node) => ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Head';
  const look = (node: ts.Node): boolean =>
    !isHead(node) && (isMore(node) || ts.forEachChild(node, (child) => look(child) || undefined) === true);
  // Without elements of its own, the page is that of another module.
  return look(file) || (!draws && takesIn(file)) || links > maxLinks || (components > 0 && !saysWords);
}

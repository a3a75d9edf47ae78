import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What only authors see, while they write. */
const forAuthors = new Set(['components/layout/dev-diagnostics.tsx', 'components/layout/preview-banner.tsx']);

/** Attributes whose value readers see or hear, and properties of components that become one. */
const spoken =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|heading|summary|editLabel)$/;

const letters = /\p{L}{2}/u;

/** Texts of an expression that may be shown: through conditions, alternatives and templates, not through calls. */
function shown(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return shown(node.expression);
  if (ts.isConditionalExpression(node)) return [...shown(node.whenTrue), ...shown(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return shown(node.right);
    const both = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
    return both.includes(kind) ? [...shown(node.left), ...shown(node.right)] : [];
  }
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return [];
}

/** Texts in the markup of a component that are not taken from the table of words. */
function writtenTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      found.push(...shown(node.expression));
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) found.push(initializer.text);
      if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
        found.push(...shown(initializer.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.map((text) => text.trim()).filter((text) => letters.test(text));
}

it('finds what a component says in words of its own', () => {
  const source = `const a = <p title="Go up">{open ? 'Close' : words.open}<b>Read</b>{\`\${n} posts\`}{t('x y')}</p>;`;
  expect(writtenTexts('a.tsx', source)).toEqual(['Go up', 'Close', 'Read', 'posts']);
});

it('every text of the interface is one of the table', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const written = files
    .filter((file) => file.endsWith('.tsx') && !forAuthors.has(file))
    .flatMap((file) => writtenTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});

import type { Node, Program } from 'estree';
import { componentNames } from '../../mdx/components/components';
import { ownComponent } from '../../mdx/components/own-components';
import { importKind } from '../../mdx/imports/import-source';
import { calledWith, codePosition, isRequireCall, keyName, readScopes } from '../../mdx/syntax/javascript';
import { didYouMean } from '../../report/suggest';
import { foreignBraces } from '../content/foreign-braces';
import { elementNames } from '../content/html-elements';
import { braceHint } from '../content/mdx-openings';
import { codeNodes } from '../content/nodes';
import type { MarkdownInput, Problem } from '../content/types';
import { isComponentTag, usedTags } from '../content/used-components';

/** Number of errors from which a file looks like Markdown with HTML. */
const many = 3;

function usesMdx({ body: { nodes } }: MarkdownInput): boolean {
  return nodes.of('mdxjsEsm').length > 0 || nodes.jsx.some(({ name }) => /^[A-Z]/.test(name ?? ''));
}

/** Syntax errors of MDX. If a file looks like plain Markdown with HTML, the first error says how to mark it as such. */
export function mdxSyntax(input: MarkdownInput): readonly Problem[] {
  const { body, kind, path } = input;
  const mayBePlain = path.endsWith('.md') && kind !== 'Partial' && !body.untrusted && !usesMdx(input);
  const own = body.errors.filter(({ code }) => code !== 'mdx/foreign');
  if (own.length < many || !mayBePlain) return body.errors;
  const ordered = body.errors.toSorted((one, two) => one.line - two.line || one.column - two.column);
  const first = ordered.find(({ code }) => code !== 'mdx/foreign');
  if (first?.hint?.includes('format: md')) return body.errors;
  const remedy = 'If the whole file is Markdown with HTML, write format: md in its front matter.';
  return ordered.map((problem) =>
    problem === first ? { ...problem, hint: `${problem.hint ?? ''} ${remedy}` } : problem,
  );
}

/** Whether the build can resolve a call: `require('./a.png')` is an address and never runs. */
function isRead(node: Node): boolean {
  const source = calledWith(node, 'require');
  return source !== undefined && ['data', 'file', 'text'].includes(importKind(source));
}

/** Loading code at run time: `import()`, and `require()` except for files that the build resolves. */
export function mdxCalls({ body }: MarkdownInput): Problem[] {
  return codeNodes(body.code).flatMap(({ node }): Problem[] => {
    const call = node.type === 'ImportExpression' ? 'import()' : isRequireCall(node) ? 'require()' : undefined;
    if (!call || isRead(node)) return [];
    const hint = "Write import name from './file' at the top, or the path itself: ![text](./file.png).";
    const message = `Content cannot load code with ${call}`;
    return [{ code: 'mdx/call', ...body.place(codePosition(node)), message, hint }];
  });
}

/** `onClick`, also in lower case as an attribute. */
const attributeName = /^on[A-Za-z]+$/;
const propertyName = /^on[A-Z]/;

/** Name of an event handler in JavaScript: `onClick={…}`, or `{...{ onClick: … }}`. */
function handlerOf(node: Node, parent: Node | undefined, spread: ReadonlySet<Node>): string | undefined {
  if (node.type === 'JSXAttribute') {
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    return attributeName.test(name) ? name : undefined;
  }
  if (node.type !== 'Property' || node.computed || !parent || !spread.has(parent)) return undefined;
  const name = keyName(node.key);
  return name !== undefined && propertyName.test(name) ? name : undefined;
}

/** Event handlers on elements in JavaScript. remark-html-attributes reports those in the text. */
export function mdxHandlers({ body }: MarkdownInput): Problem[] {
  const spread = new Set<Node>();
  return codeNodes(body.code).flatMap(({ node, parent }): Problem[] => {
    if (node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute') spread.add(node.argument);
    const name = handlerOf(node, parent, spread);
    if (name === undefined) return [];
    const message = `Content cannot run code: ${name} in JavaScript`;
    return [{ code: 'mdx/event-handler', ...body.place(codePosition(node)), message, hint: ownComponent }];
  });
}

/** Names that the MDX compiler and the pipeline provide besides JavaScript's own. */
const provided = [
  'props',
  'toc',
  'frontMatter',
  'undefined',
  'arguments',
  'require',
  ...Object.getOwnPropertyNames(globalThis),
];

/** Names that Docusaurus provides too, with remedies. */
const ofDocusaurus: ReadonlyMap<string, string> = new Map([
  ['metadata', 'Content knows frontMatter, toc and, in partials, props. Write the value out.'],
  ['assets', 'Content knows frontMatter, toc and, in partials, props. Write the value out.'],
  ['contentTitle', 'Write {frontMatter.title}.'],
]);

/** Common names in scripts of pages. */
const ofBrowsers: ReadonlySet<string> = new Set([
  ...['alert', 'confirm', 'prompt', 'document', 'history', 'location', 'window'],
  ...['localStorage', 'sessionStorage', 'matchMedia', 'requestAnimationFrame'],
]);

/** Attributes behind a picture or link as other generators have them, which JavaScript reads as the setting of a value: `{width=300}`. */
function foreignAttributes({ body }: MarkdownInput): Map<Program, Problem> {
  const found = new Map<Program, Problem>();
  for (const node of [...body.nodes.of('mdxTextExpression'), ...body.nodes.of('mdxFlowExpression')]) {
    const program = node.data?.estree;
    const [statement] = program?.body ?? [];
    if (!program || statement?.type !== 'ExpressionStatement') continue;
    if (statement.expression.type !== 'AssignmentExpression') continue;
    const mark = foreignBraces(`{${node.value}}`);
    if (mark) found.set(program, { code: 'mdx/foreign', ...body.place(node.position), ...mark });
  }
  return found;
}

/** Undefined names in braces: `{userId}` in prose parses, and then fails the build. */
export function mdxNames(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const pieces = body.code.map((piece) => ({ ...piece, ...readScopes(piece.program) }));
  const declared = pieces.flatMap((piece) => piece.declared);
  const known = new Set([...provided, ...declared]);
  const foreign = foreignAttributes(input);
  const problems: Problem[] = [...foreign.values()];
  for (const { program, free, esm, attribute } of pieces) {
    if (foreign.has(program)) continue;
    // mdx/event-handler reports handlers.
    if (esm || (attribute && /^on[A-Za-z]/.test(attribute.name))) continue;
    for (const node of free) {
      if (known.has(node.name)) continue;
      const place = body.place(codePosition(node));
      const code = 'mdx/unknown-name';
      if (ofBrowsers.has(node.name)) {
        const message = `\`${node.name}\` exists in browsers only, and content is run by the build`;
        problems.push({ code, ...place, message, hint: ownComponent });
        continue;
      }
      const message = `Nothing defines \`${node.name}\``;
      const hint =
        ofDocusaurus.get(node.name) ??
        (attribute?.name === 'style' ? `Write it as in CSS: style="color: ${node.name}".` : undefined) ??
        didYouMean(node.name, declared, braceHint(lines, place));
      problems.push({ code, ...place, message, hint });
    }
  }
  return problems;
}

/** A component that only differs in case is what was meant. */
function hintOf(name: string): string {
  const component = [...componentNames].find((known) => known.toLowerCase() === name.toLowerCase());
  return component === undefined
    ? didYouMean(name, elementNames, `Write \\<${name}> for plain text, or put it in \`code\`.`)
    : `Did you mean \`${component}\`?`;
}

/** Unknown HTML elements. rules/own-component-uses.ts checks components. */
export function mdxElements({ body }: MarkdownInput): Problem[] {
  return usedTags(body)
    .filter(({ name }) => !isComponentTag(name) && !elementNames.has(name) && !/[-:]/.test(name))
    .map(({ name, place }) => ({
      code: 'mdx/unknown-element',
      ...place,
      message: `HTML has no element <${name}>`,
      hint: hintOf(name),
    }));
}

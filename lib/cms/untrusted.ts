import { readBody } from '../check/content/body';
import { complexity } from '../check/content/complexity';
import { elementNames } from '../check/content/html-names';
import { createLineIndex, type Place } from '../check/content/place';
import type { BodySource } from '../check/content/types';
import { type ComponentName, componentNames } from '../mdx/components';
import type { JsxElement } from '../mdx/jsx';
import { isSafeAddress, isScriptAddress } from './safe-address';
import { scanHtml } from './scan-html';

/** Something content of a CMS must not hold, at a line and column of the body. */
export interface Violation {
  line: number;
  column: number;
  message: string;
}

const components: ReadonlySet<string> = new Set<ComponentName>(componentNames);
const forbiddenElements: ReadonlySet<string> = new Set(
  `animate animateMotion animateTransform base body button canvas dialog embed fieldset foreignObject form frame frameset
  head html iframe input link map mathml meta mpath noscript object option optgroup output portal script select set slot
  style template textarea title`.split(/\s+/),
);
const forbiddenAttribute = /^(?:on[a-z].*|srcdoc|is|dangerouslysetinnerhtml|action|formaction|ping|target|srcset)$/i;
const comment = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/;

function elementProblem(name: string): string | undefined {
  if (/^[A-Z]/.test(name) || name.includes('.'))
    return components.has(name)
      ? undefined
      : `<${name}> is none of the components the CMS may use: ${componentNames.join(', ')}`;
  const known = elementNames.has(name) && !forbiddenElements.has(name);
  return known ? undefined : `the element <${name}> is not allowed in content from the CMS`;
}

function attributeProblem(element: string, name: string, value: string): string | undefined {
  if (forbiddenAttribute.test(name))
    return `the attribute ${name} of <${element}> is not allowed in content from the CMS`;
  const isAddress = /^(?:href|src|xlink:?href|poster|cite|data)$/i.test(name);
  return (isAddress ? !isSafeAddress(value) : isScriptAddress(value))
    ? `the address in ${name} of <${element}> is not allowed; use https, mailto or tel`
    : undefined;
}

function jsxProblems(node: JsxElement): string[] {
  const name = node.name ?? '';
  // A fragment, <>…</>, has no name and does nothing.
  const found = name === '' ? [] : [elementProblem(name)];
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      found.push(`{...} in <${name}> is code, which content from the CMS must not hold`);
    else if (typeof attribute.value === 'object' && attribute.value !== null)
      found.push(`${attribute.name}={…} of <${name}> is code; write ${attribute.name}="…"`);
    else found.push(attributeProblem(name, attribute.name, attribute.value ?? ''));
  }
  return found.filter((message) => message !== undefined);
}

function htmlProblems(html: string): string[] {
  const { tags, rest } = scanHtml(html);
  const found = tags.flatMap(({ name, attributes }) => [
    elementProblem(name.toLowerCase()),
    ...attributes.map(([attribute, value]) => attributeProblem(name, attribute, value)),
  ]);
  if (rest) found.push('this HTML is too unusual to be judged; write it as <name attribute="value">');
  return found.filter((message) => message !== undefined);
}

type At = { position?: Parameters<BodySource['place']>[0] };

function findAll(body: BodySource): [At, string][] {
  const { nodes } = body;
  const code = 'is code, which content from the CMS must not hold; write text, or put it in `backquotes`';
  const addresses = [...nodes.of('link'), ...nodes.of('image'), ...nodes.of('definition')];
  return [
    ...nodes.of('mdxjsEsm').map((node): [At, string] => [node, `import or export ${code}`]),
    ...[...nodes.of('mdxFlowExpression'), ...nodes.of('mdxTextExpression')]
      .filter(({ value }) => !comment.test(value))
      .map((node): [At, string] => [node, `{${node.value.split('\n')[0]?.slice(0, 40)}} ${code}`]),
    ...nodes.jsx.flatMap((node) => jsxProblems(node).map((message): [At, string] => [node, message])),
    ...nodes.of('html').flatMap((node) => htmlProblems(node.value).map((message): [At, string] => [node, message])),
    ...addresses
      .filter(({ url }) => !isSafeAddress(url))
      .map((node): [At, string] => [
        node,
        `the address ${node.url.slice(0, 40)} is not allowed; use https, mailto or tel`,
      ]),
  ];
}

/**
 * What a body from a CMS holds that could run code here or in a reader's browser. Whoever may write in the CMS is not
 * thereby trusted with the machine that builds the site.
 */
export function findViolations(body: string, format: 'mdx' | 'md'): Violation[] {
  const text = body.replace(/\r\n?/g, '\n');
  const flaw = complexity(text);
  if (flaw) return [{ line: flaw.line, column: flaw.column, message: flaw.message }];
  const source = readBody(text, createLineIndex(text), 0, { format, untrusted: true });
  if (!source.complete || source.errors.length > 0) {
    const errors =
      source.errors.length > 0 ? source.errors : [{ line: 1, column: 1, message: 'The body cannot be parsed' }];
    return errors.map(({ line, column, message }) => ({ line, column, message }));
  }
  return findAll(source)
    .map(([node, message]) => {
      const { line, column }: Place = source.place(node.position);
      return { line, column, message };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Keys of data whose texts are addresses that run something. */
export function findScriptAddresses(data: unknown, path: string[] = []): string[] {
  if (typeof data === 'string') return isScriptAddress(data) ? [path.join('.')] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => findScriptAddresses(value, [...path, key]));
}

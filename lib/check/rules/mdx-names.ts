import { ownComponent } from '../../mdx/hints';
import { codePosition, declaredNames, isReference, walkCode } from '../../mdx/javascript';
import { didYouMean } from '../content/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** What the MDX compiler and the pipeline provide beside JavaScript's own names. */
const provided = [
  'props',
  'toc',
  'frontMatter',
  'undefined',
  'arguments',
  'require',
  ...Object.getOwnPropertyNames(globalThis),
];

/** What Docusaurus knows besides, and what to do without it. */
const ofDocusaurus: ReadonlyMap<string, string> = new Map([
  ['metadata', 'Content knows frontMatter, toc and, in partials, props. Write the value out.'],
  ['assets', 'Content knows frontMatter, toc and, in partials, props. Write the value out.'],
  ['contentTitle', 'Write {frontMatter.title}.'],
]);

/** What scripts of pages use most. */
const ofBrowsers: ReadonlySet<string> = new Set([
  ...['alert', 'confirm', 'prompt', 'document', 'history', 'location', 'window'],
  ...['localStorage', 'sessionStorage', 'matchMedia', 'requestAnimationFrame'],
]);

/** Names in braces that nothing defines: `{userId}` in prose parses, and then ends the build. */
export function mdxNames({ body }: MarkdownInput): Problem[] {
  const pieces = body.code;
  const declared = pieces.flatMap(({ program }) => declaredNames(program));
  const known = new Set([...provided, ...declared]);
  const problems: Problem[] = [];
  for (const { program, esm, attribute } of pieces) {
    // mdx/event-handler has its own word for a handler as a whole.
    if (esm || (attribute && /^on[A-Za-z]/.test(attribute.name))) continue;
    walkCode(program, (node, parent, key) => {
      if (node.type !== 'Identifier' || known.has(node.name) || !isReference(node, parent, key)) return;
      const place = body.place(codePosition(node));
      const code = 'mdx/unknown-name';
      if (ofBrowsers.has(node.name)) {
        const message = `\`${node.name}\` exists in browsers only, and content is run by the build`;
        problems.push({ code, ...place, message, hint: ownComponent });
        return;
      }
      problems.push({
        code,
        ...place,
        message: `Nothing defines \`${node.name}\``,
        hint:
          ofDocusaurus.get(node.name) ??
          didYouMean(node.name, declared, 'Write \\{ for a plain brace, or put the text in `code`.'),
      });
    });
  }
  return problems;
}

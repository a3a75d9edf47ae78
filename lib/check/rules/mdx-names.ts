import { ownComponent } from '../../mdx/syntax/hints';
import { codePosition, readScopes } from '../../mdx/syntax/javascript';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

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

/** Undefined names in braces: `{userId}` in prose parses, and then fails the build. */
export function mdxNames({ body }: MarkdownInput): Problem[] {
  const pieces = body.code.map((piece) => ({ ...piece, ...readScopes(piece.program) }));
  const declared = pieces.flatMap((piece) => piece.declared);
  const known = new Set([...provided, ...declared]);
  const problems: Problem[] = [];
  for (const { free, esm, attribute } of pieces) {
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
        didYouMean(node.name, declared, 'Write \\{ for a plain brace, or put the text in `code`.');
      problems.push({ code, ...place, message, hint });
    }
  }
  return problems;
}

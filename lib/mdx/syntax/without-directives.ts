import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';

/** Everything else of Markdown: the text has been read already. */
const disable = {
  null: [
    ...['attention', 'autolink', 'blockQuote', 'characterEscape', 'characterReference', 'codeFenced', 'codeIndented'],
    ...['codeText', 'definition', 'hardBreakEscape', 'headingAtx', 'htmlFlow', 'htmlText', 'labelEnd'],
    ...['labelStartImage', 'labelStartLink', 'list', 'setextUnderline', 'thematicBreak'],
  ],
};
const options = { extensions: [directive(), { disable }], mdastExtensions: [directiveFromMarkdown()] };

/** What stands around it, so that spaces at its ends stay. */
const [before, after] = ['x', ' x'];

/**
 * What is left of a text for the id of its heading, as Docusaurus makes it: it reads `:name[label]` as a directive, of which
 * the label counts alone. `ui:options` is `ui`; `16:9`, which begins with no letter, and `:smile:` are no directives.
 * @see https://github.com/remarkjs/remark-directive
 */
export function withoutDirectives(text: string): string {
  if (!/:\p{L}/u.test(text)) return text;
  const whole = `${before}${text}${after}`;
  const [paragraph] = fromMarkdown(whole, options).children;
  if (paragraph?.type !== 'paragraph') return text;
  const left = paragraph.children.map((node) => {
    const isDirective = node.type === 'textDirective' && /^[a-z]/i.test(node.name);
    return isDirective ? toText(node) : whole.slice(node.position?.start.offset, node.position?.end.offset);
  });
  return left.join('').slice(before.length, -after.length);
}

import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';

/** All other Markdown is off: the text was parsed before. */
const disable = {
  null: [
    ...['attention', 'autolink', 'blockQuote', 'characterEscape', 'characterReference', 'codeFenced', 'codeIndented'],
    ...['codeText', 'definition', 'hardBreakEscape', 'headingAtx', 'htmlFlow', 'htmlText', 'labelEnd'],
    ...['labelStartImage', 'labelStartLink', 'list', 'setextUnderline', 'thematicBreak'],
  ],
};
const options = { extensions: [directive(), { disable }], mdastExtensions: [directiveFromMarkdown()] };

/** Surrounds the text, so that blanks at its ends stay. */
const [before, after] = ['x', ' x'];

/** Text for the id of a heading. Docusaurus parses `:name[label]` as its label: `ui:options` is `ui`, `16:9` stays. */
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

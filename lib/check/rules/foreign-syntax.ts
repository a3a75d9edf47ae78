import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { onLine } from '../../report/place';
import { foreignBraces } from '../content/foreign-braces';
import { paragraphLines } from '../content/nodes';
import type { MarkdownInput, Problem } from '../content/types';

interface Form {
  /** What the line begins with, or what it is as a whole. */
  pattern: RegExp;
  hint: (match: RegExpExecArray) => string;
}

/** Line that opens an admonition here. A name that is not known becomes its title. */
function openingOf(name: string, title: string | undefined): string {
  const type = name.toLowerCase();
  const known = admonitionTypes.has(type);
  const label = title || (known ? '' : name);
  return `:::${known ? type : 'note'}${label && `[${label}]`}`;
}

/** Lines that mean something to another generator. */
const forms: readonly Form[] = [
  {
    pattern: /^!!!\s+([a-z]+)(?:\s+(?:inline|end))*(?:\s+"([^"]*)")?\s*$/i,
    hint: ([, name = '', title]) =>
      `Write ${openingOf(name, title)}, the text below it without spaces before it, and ::: in the last line.`,
  },
  {
    pattern: /^\?\?\?\+?\s+([a-z]+)(?:\s+"([^"]*)")?\s*$/i,
    hint: ([, name = '', title]) =>
      `Write <Details summary="${title || name}">, the text below it without spaces before it, and </Details>.`,
  },
  {
    pattern: /^={3}[!+]*\s+"([^"]*)"\s*$/,
    hint: ([, title = '']) =>
      `Write <TabItem label="${title}">, the text below it without spaces before it, and </TabItem>, and <Tabs> around all of them.`,
  },
  {
    pattern: /^\*\[([^\]]+)\]:\s+(\S.*)$/,
    hint: ([, name = '', meaning = '']) => `Write <abbr title="${meaning.trim()}">${name}</abbr> where it stands.`,
  },
  { pattern: /^\[{1,2}_?TOC_?\]{1,2}\s*$/i, hint: () => 'Write <TOCInline />.' },
  { pattern: /^-{1,2}8<-{1,2}\s/, hint: () => "Write import Part from './_part.mdx' above, and <Part /> here." },
  { pattern: /^%%\s*$|^%%\s.*%%\s*$/, hint: () => 'Write {/* before a comment, and */} behind it.' },
];

/** A line such as `: Meaning`, below the word. */
const definition = /^:[ \t]+\S/;
const definitionHint = 'Write <dl><dt>Word</dt><dd>Meaning</dd></dl>, or <Term name="Word"> in <Terms>.';

/** Braces in plain Markdown. In MDX, the parser stops at them. */
const braces = /\{(?:%[^{}\n]*%\}|\{[<%][^{}\n]*[>%]\}\}|:[^{}\n]*\})/g;

function bracesIn(line: string, number: number): Problem[] {
  return Array.from(line.matchAll(braces)).flatMap(({ 0: written, index }) => {
    const found = foreignBraces(written);
    return found ? [{ code: 'text/foreign', ...onLine(number, index + 1, written.length), ...found }] : [];
  });
}

/** Lines with code in them, each without it, by their numbers. */
function linesWithoutCode({ body, lines }: MarkdownInput): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { position } of body.nodes.of('inlineCode')) {
    const { line, column, endLine, endColumn } = body.place(position);
    for (let number = line; number <= endLine; number++) {
      const text = found.get(number) ?? lines.line(number);
      const [from, to] = [number === line ? column - 1 : 0, number === endLine ? endColumn - 1 : text.length];
      found.set(number, text.slice(0, from) + ' '.repeat(Math.max(to - from, 0)) + text.slice(to));
    }
  }
  return found;
}

/** Marks of other generators that are shown as text. */
export function foreignSyntax(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const withoutCode = body.format === 'md' ? linesWithoutCode(input) : undefined;
  let meanings = 0;
  return paragraphLines(body.nodes.of('paragraph'), lines)
    .flat()
    .flatMap(({ number, text: line }): Problem[] => {
      const before = /^[\s>]*/.exec(line)?.[0] ?? '';
      const text = line.slice(before.length);
      const inBraces = withoutCode ? bracesIn(withoutCode.get(number) ?? line, number) : [];
      const isMeaning = definition.test(text);
      // Each meaning of a list would say the same.
      if (isMeaning && meanings++ > 0) return inBraces;
      const match = forms.map((form) => ({ form, found: form.pattern.exec(text) })).find(({ found }) => found);
      const hint = isMeaning ? definitionHint : match?.found && match.form.hint(match.found);
      if (!hint) return inBraces;
      const message = `\`${text.trim().slice(0, 40)}\` is shown as text: it belongs to another generator`;
      const place = onLine(number, before.length + 1, text.trimEnd().length);
      return [...inBraces, { code: 'text/foreign', ...place, message, hint }];
    });
}

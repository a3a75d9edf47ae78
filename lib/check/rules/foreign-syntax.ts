import { readFence } from '../../mdx/code/code-meta';
import { isKnownLanguage } from '../../mdx/code/highlight';
import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { onLine } from '../../report/place';
import { foreignBraces, tagRemedies } from '../content/foreign-braces';
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

/** A box that opens on a click, in MDX and in plain Markdown. */
const details = (summary: string) =>
  `Write <details>, below it <summary>${summary}</summary>, an empty line, the text without spaces before it, and </details>.`;

/** Lines that mean something to another generator. */
const forms: readonly Form[] = [
  {
    pattern: /^!!!\s+([a-z]+)(?:\s+(?:inline|end))*(?:\s+"([^"]*)")?\s*$/i,
    hint: ([, name = '', title]) =>
      `Write ${openingOf(name, title)}, the text below it without spaces before it, and ::: in the last line.`,
  },
  {
    pattern: /^\?\?\?\+?\s+([a-z]+)(?:\s+"([^"]*)")?\s*$/i,
    hint: ([, name = '', title]) => details(title || name),
  },
  {
    // Blocks of newer MkDocs. The line that closes one is not worth a second message.
    pattern: /^\/{3,}\s+([a-z][\w-]*)(?:\s*\|\s*(\S.*))?$/i,
    hint: ([, name = '', title]) =>
      name === 'details'
        ? details(title ?? '…')
        : (tagRemedies.get(name) ??
          `Write ${openingOf(name, title?.trim())}, the text below it, and ::: instead of ///.`),
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
  { pattern: /^%%\s*$|^%%\s.*%%\s*$/, hint: () => 'Write <!-- before a comment, and --> behind it.' },
];

/** A line such as `: Meaning`, below the word. */
const definition = /^:[ \t]+\S/;
const definitionHint = 'Write <dl><dt>Word</dt><dd>Meaning</dd></dl>.';

/** Braces in plain Markdown. In MDX, the parser stops at them. */
const braces = /(?<!\\)\{(?:%[^{}\n]*%\}|\{[<%][^{}\n]*[>%]\}\}|\{#[^{}\n]*\}\}|[^{}\n]*\})/g;

/** Whether braces hold attributes: they follow what they belong to, or stand alone at an end of the line, or begin with a colon. */
function areAttributes(line: string, index: number, written: string): boolean {
  const before = line[index - 1] ?? '';
  const isLast = line.endsWith(written);
  return /^\{[:%{]/.test(written) || /[)\]*:]/.test(before) || (/^\{\s*[.#]/.test(written) && (index === 0 || isLast));
}

function bracesIn(line: string, number: number): Problem[] {
  const text = line.trimEnd();
  return Array.from(text.matchAll(braces)).flatMap(({ 0: written, index }) => {
    const found = areAttributes(text, index, written) ? foreignBraces(written) : undefined;
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

/** A line of code that stands for a file, as mdBook, MkDocs, FastAPI and VitePress have it. */
const includes = /^\s*(?:\{\{#\w*include\s[^{}]*\}\}|-{1,2}8<-{1,2}\s.*|\{!>?\s[^{}]*!\}|<<<\s*@?[./]\S+)\s*$/;

/** What stands for a directive of MyST or a cell of Quarto. */
function directiveHint(name: string, rest: string): string {
  const type = name.replace(/^.*:/, '').toLowerCase();
  if (admonitionTypes.has(type)) return `Write :::${type}, the text below it, and ::: in the last line.`;
  if (/^code(?:-block|-cell)?$|^sourcecode$|^literalinclude$/.test(type))
    return `Write \`\`\`${/^[a-z]\w*/i.exec(rest.trim())?.[0] ?? 'js'}, and title="…" or {1,3} behind it.`;
  if (isKnownLanguage(type)) return `Write \`\`\`${type}.`;
  if (type === 'toctree') return 'Remove it: the sidebar is made of the folders.';
  return tagRemedies.get(type === 'image' ? 'figure' : type) ?? 'Write out what it stands for.';
}

/** Code that is a directive of another generator, or stands for a file. */
export function foreignCode({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap(({ lang, meta, value, position }): Problem[] => {
    const { line, column } = body.place(position);
    const info = `${lang ?? ''} ${meta ?? ''}`;
    const [directive, name, rest = ''] = /^\{([a-z][\w:-]*)(?=[\s,}])[^}]*\}?(.*)/i.exec(info) ?? [];
    if (directive !== undefined && name !== undefined) {
      const at = lines.line(line).indexOf(`{${name}`, column - 1) + 1;
      const message = `The directive \`${name}\` belongs to another generator: its text is shown as code`;
      return [{ code: 'text/foreign', ...onLine(line, at, name.length + 1), message, hint: directiveHint(name, rest) }];
    }
    const written = value.split('\n').filter((text) => text.trim() !== '');
    if (written.length === 0 || !written.every((text) => includes.test(text))) return [];
    const first = lines.line(line + 1);
    const before = /^[\s>]*/.exec(first)?.[0].length ?? 0;
    const message = `\`${first.trim().slice(0, 40)}\` is shown as it is: it stands for a file in another generator`;
    const language = readFence(lang, meta).language || 'text';
    const hint = `Write the code itself. Or write import code from '!!raw-loader!./file' above, and <CodeBlock language="${language}">{code}</CodeBlock> here.`;
    return [{ code: 'text/foreign', ...onLine(line + 1, before + 1, first.trim().length), message, hint }];
  });
}

/** Marks of other generators that are shown as text. */
export function foreignSyntax(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const withoutCode = body.format === 'md' ? linesWithoutCode(input) : undefined;
  const texts = [...body.nodes.of('paragraph'), ...(withoutCode ? body.nodes.of('heading') : [])];
  let meanings = 0;
  return paragraphLines(texts, lines)
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

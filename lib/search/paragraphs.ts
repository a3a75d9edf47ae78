/** A paragraph of Markdown in one line, or a line of code. */
export interface Paragraph {
  text: string;
  isCode: boolean;
}

const fenceLine = /^((?:[\s>]|[*+-]\s|\d+[.)]\s)*)(`{3,}|~{3,})(.*)$/;
/** Lines that begin something new: a heading, a row of a table, an item of a list, the address of a link. */
const begins = /^[\s>]*(?:[#|]|:::|(?:[-+*]|\d+[.)])\s|\[[^[\]]{1,200}\]:)/;
/** Lines that are a paragraph of their own. */
const isAlone = /^[\s>]*[#|]/;
/** The address of a link, but not the text of a footnote. */
const isAddress = /^[\s>]*\[(?!\^)[^[\]]{1,200}\]:\s/;

/** A line of code without the marks of the quotes around it. Further ones are code. */
function unquoted(line: string, quotes: number): string {
  let text = line;
  for (let depth = 0; depth < quotes; depth++) text = text.replace(/^\s*>/, '');
  return text.trim();
}

/** Reads Markdown as paragraphs, because links and inline code may continue on the next line. */
export function readParagraphs(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  let fence = '';
  let quotes = 0;
  let open: Paragraph | undefined;
  for (const line of markdown.split('\n')) {
    const [, before = '', marker = '', after = ''] = fenceLine.exec(line) ?? [];
    if (fence !== '') {
      if (marker.startsWith(fence) && after.trim() === '') fence = '';
      else if (marker === '' && unquoted(line, quotes) !== '')
        found.push({ text: unquoted(line, quotes), isCode: true });
      continue;
    }
    fence = marker;
    quotes = before.split('>').length - 1;
    const text = line.replace(/\\$/, '').trimEnd();
    const rest = text.replace(/^[\s>]+/, '');
    if (fence !== '' || rest === '' || isAddress.test(text)) {
      open = undefined;
    } else if (open && !begins.test(text)) {
      open.text += ` ${rest}`;
    } else {
      const paragraph = { text, isCode: false };
      found.push(paragraph);
      open = isAlone.test(text) ? undefined : paragraph;
    }
  }
  return found;
}

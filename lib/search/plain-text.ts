/** HTML tags. A `<` that opens no tag has a backslash. */
const tag = /(?<!\\)<(?:!--.*?--|\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?)>/gi;
/** An address in angle brackets. */
const bareAddress = /(?<!\\)<([a-z][\w+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,200}@[^\s<>@]{1,200})>/gi;
/** The marks at the beginning of a line: lists, quotes, headings, tables, task boxes and the number of a footnote. */
const opening = /^\s*(?:[>#|:-]+\s*|\d+[.)]\s+|[*+]\s+)*(?:\[[ x]\]\s+|\[\^[^[\]]{1,100}\]:\s*)?/i;
/** A link or a picture. Its address may contain pairs of parentheses. */
const link = /!?\[((?:\\.|[^[\]\\]){0,500})\]\((?:[^()]|\([^()]{0,200}\)){0,500}\)/g;
/** A link with its address in a definition. Other brackets have a backslash. */
const reference = /!?(?<!\\)\[((?:\\.|[^[\]\\]){1,200})\](?:\[[^[\]]{0,200}\])?/g;
const codeSpan = /(?<![\\`])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g;
/**
 * What remains: a backslash before an ASCII sign, which is text then; a character by its number, as spaces at the end of a line
 * are written; and marks. A single underscore is one at the edge of a word.
 */
const mark = /\\([!-/:-@[-`{-~])|&#x([\da-f]{1,5});|\*+|`|__|~~|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/giu;
/** Placeholder for code while the rest is processed. No script uses this character. */
const place = /\ue000(\d+)\ue000/g;

/** The visible text of Markdown without code. */
function withoutMarkup(markdown: string): string {
  return (
    markdown
      .replace(/\[\^[^[\]]{1,100}\]/g, '')
      .replace(bareAddress, '$1')
      .replace(/(?<!\\)<br\s*\/?>/gi, ' ')
      .replace(tag, '')
      .replace(link, '$1')
      // A link may contain a picture.
      .replace(link, '$1')
      .replace(reference, '$1')
      .replace(
        mark,
        (_, sign?: string, code?: string) => sign ?? (code ? String.fromCodePoint(parseInt(code, 16)) : ''),
      )
  );
}

/** The visible text of Markdown. It is only for display and never parsed again. */
export function plainText(markdown: string, arrange = (text: string) => text): string {
  const codes: string[] = [];
  const marked = markdown.replace(codeSpan, (_, _ticks: string, code: string) => `\ue000${codes.push(code) - 1}\ue000`);
  return arrange(withoutMarkup(marked)).replace(place, (_, at: string) => codes[Number(at)] ?? '');
}

/** What parts texts that are not one sentence: cells of a table, items of a list. */
export const partsTexts = ' · ';

function joinCells(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(partsTexts);
}

/** The visible text of a paragraph, a list item or a row of a table. */
export function plainLine(line: string): string {
  const text = line.replace(opening, '').replace(/^\[![A-Z]+\]\s*/, '');
  // In a row, a bar in code has a backslash.
  return /^[\s>]*\|/.test(line) ? plainText(text.replaceAll('\\|', '|'), joinCells) : plainText(text).trim();
}

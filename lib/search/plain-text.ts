/** Of HTML, readers see the text. A sign that is no tag is written with a backslash. */
const tag = /(?<!\\)<(?:!--.*?--|\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?)>/gi;
/** An address between angle brackets, which is its own text. */
const bareAddress = /(?<!\\)<([a-z][\w+.-]{1,31}:[^\s<>]*|[^\s<>@]{1,200}@[^\s<>@]{1,200})>/gi;
/** Signs at the beginning of a line: lists, quotes, headings, tables, boxes of tasks, and the number of a footnote. */
const opening = /^\s*(?:[>#|:-]+\s*|\d+[.)]\s+|[*+]\s+)*(?:\[[ x]\]\s+|\[\^[^[\]]{1,100}\]:\s*)?/i;
/** A link or a picture; its address may hold pairs of parentheses. */
const link = /!?\[((?:\\.|[^[\]\\]){0,500})\]\((?:[^()]|\([^()]{0,200}\)){0,500}\)/g;
/** A link whose address is elsewhere. Brackets that are no link are written with a backslash. */
const reference = /!?(?<!\\)\[((?:\\.|[^[\]\\]){1,200})\](?:\[[^[\]]{0,200}\])?/g;
const codeSpan = /(?<![\\`])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g;
/** Stands for code while the rest is read: a sign that no script uses. */
const place = /\ue000(\d+)\ue000/g;

/** Markdown outside of code as a reader sees it. */
function withoutMarkup(markdown: string): string {
  return (
    markdown
      .replace(/\[\^[^[\]]{1,100}\]/g, '')
      .replace(bareAddress, '$1')
      .replace(/(?<!\\)<br\s*\/?>/gi, ' ')
      .replace(tag, '')
      .replace(link, '$1')
      // A link may hold a picture.
      .replace(link, '$1')
      .replace(reference, '$1')
      // A backslash before any sign of ASCII says that the sign is meant.
      .replace(/\\([!-/:-@[-`{-~])|\*+|`|__|~~/g, '$1')
  );
}

/** Markdown as a reader sees it. Only for showing: it is never parsed again. */
export function plainText(markdown: string, arrange = (text: string) => text): string {
  const codes: string[] = [];
  const marked = markdown.replace(codeSpan, (_, _ticks: string, code: string) => `\ue000${codes.push(code) - 1}\ue000`);
  return arrange(withoutMarkup(marked)).replace(place, (_, at: string) => codes[Number(at)] ?? '');
}

/** The cells of a row with spaces between them. */
function joinCells(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim());
  return cells.join(' ').trim();
}

/** A paragraph, an item, or a row of a table as a reader sees it. */
export function plainLine(line: string): string {
  const text = line.replace(opening, '').replace(/^\[![A-Z]+\]\s*/, '');
  // In a row, a bar of code has a backslash.
  return plainText(line.startsWith('|') ? text.replaceAll('\\|', '|') : text, joinCells);
}

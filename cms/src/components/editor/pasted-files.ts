/** Pasted files. Word and Excel paste a picture of the text beside the text, which is meant then. */
export function pastedFiles(clipboard: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isWords = clipboard.types.includes('text/plain') && clipboard.types.includes('text/html');
  return isWords ? [] : [...clipboard.files];
}

/** What Markdown has a sign for. Code editors paste colours alone, in boxes and spans, and browsers the lines of a code block. */
const formatted = 'h1, h2, h3, h4, h5, h6, p, ul, ol, table, blockquote, strong, em, b, i, a[href]';

/** HTML of pasted text, if it has a format that is worth keeping; empty otherwise, and for a word or an address alone. */
export function pastedFormat(clipboard: Pick<DataTransfer, 'getData'>): string {
  if (!/\S\s+\S/.test(clipboard.getData('text/plain'))) return '';
  const html = clipboard.getData('text/html');
  return new DOMParser().parseFromString(html, 'text/html').querySelector(formatted) ? html : '';
}

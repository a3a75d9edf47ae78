import { scanLines } from '../../mdx/syntax/scan-lines';

const opening = /^(\s*)(<details\b[^>]*>)[ \t]*(<summary\b[^>]*>.*<\/summary>)[ \t]*$/;

/** A document whose `<details>` stand on lines of their own: MDX 1 read a summary behind them, which MDX 3 takes for a text. */
export function withOpenDetails(text: string): string {
  if (!text.includes('<details')) return text;
  return Array.from(scanLines(text), ({ line, code }) => (code ? line : line.replace(opening, '$1$2\n$1$3'))).join(
    '\n',
  );
}

import { splitFrontMatter } from '../../content/files/split-front-matter';
import { rewriteLines, scanLines } from '../../mdx/syntax/scan-lines';

/** Code in a line, or an address in angle brackets. */
const address = /(`+)(?!`).*?(?<!`)\1(?!`)|<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;

/** A document whose addresses in angle brackets are links: MDX 1 read `<https://a.example>`, which is a tag for MDX 3. */
export function withWrittenLinks(text: string): string {
  if (!/<[^\s<>]+[:@][^\s<>]+>/.test(text)) return text;
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const body = rewriteLines(text.slice(start), (line) =>
    line.replace(address, (whole, _, found?: string) => {
      if (found === undefined) return whole;
      return /:/.test(found) ? `[${found.replace(/^mailto:/, '')}](${found})` : `[${found}](mailto:${found})`;
    }),
  );
  return body.lines.length === 0 ? text : text.slice(0, start) + body.text;
}

const opening = /^(\s*)(<details\b[^>]*>)[ \t]*(<summary\b[^>]*>.*<\/summary>)[ \t]*$/;

/** A document whose `<details>` stand on lines of their own: MDX 1 read a summary behind them, which MDX 3 takes for a text. */
export function withOpenDetails(text: string): string {
  if (!text.includes('<details')) return text;
  return Array.from(scanLines(text), ({ line, code }) => (code ? line : line.replace(opening, '$1$2\n$1$3'))).join(
    '\n',
  );
}

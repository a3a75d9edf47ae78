import { splitFrontMatter } from '../../content/files/split-front-matter';
import { rewriteLines } from '../../mdx/syntax/scan-lines';

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

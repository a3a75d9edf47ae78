/** A tag as it is written in Markdown without JSX. */
interface HtmlTag {
  name: string;
  attributes: [name: string, value: string][];
}

const piece =
  /<!--[\s\S]*?-->|<\/([a-z][a-z\d]*)\s*>|<([a-z][a-z\d]*)((?:\s+[a-z][a-z\d:-]*(?:="[^"<>&]*"|='[^'<>&]*')?)*)\s*\/?>/gi;
const attribute = /([a-z][a-z\d:-]*)(?:=(?:"([^"]*)"|'([^']*)'))?/gi;

/**
 * Reads the tags of HTML in its plainest form. What is left over may still be a tag to a browser, which forgives
 * much; so `rest` is true where it holds a bracket, and the HTML is to be refused.
 */
export function scanHtml(html: string): { tags: HtmlTag[]; rest: boolean } {
  const tags = [...html.matchAll(piece)].flatMap(([, , name, attributes = '']): HtmlTag[] =>
    name === undefined
      ? []
      : [{ name, attributes: [...attributes.matchAll(attribute)].map(([, key = '', a, b]) => [key, a ?? b ?? '']) }],
  );
  return { tags, rest: /[<>]/.test(html.replace(piece, '')) };
}

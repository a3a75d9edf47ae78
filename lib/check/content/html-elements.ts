import { Parser } from 'htmlparser2';

/** An opening tag in raw HTML, with its attributes as browsers read them. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

/** Elements that are opened in a piece of raw HTML, which may be a single tag. */
export function htmlElements(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const parser = new Parser({ onopentag: (tag, attributes) => found.push({ tag, attributes: { ...attributes } }) });
  parser.end(html);
  return found;
}

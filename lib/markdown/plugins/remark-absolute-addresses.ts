import { Parser } from 'htmlparser2';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fileAttributes, mapAddresses } from '../../mdx/syntax/file-attributes';

/** Within one tag. */
const address = /(\s(href|src|srcset|poster)=)("[^"]*"|'[^']*')/gi;

/** Raw HTML without comments, its links and images with other addresses. Read once, by a parser: it may hold anything. */
function rewriteHtml(html: string, rewrite: (tag: string, url: string) => string): string {
  let written = '';
  let from = 0;
  const take = (parser: Parser, instead: (tag: string) => string) => {
    const end = parser.endIndex + 1;
    written += html.slice(from, parser.startIndex) + instead(html.slice(parser.startIndex, end));
    from = end;
  };
  const parser = new Parser({
    onopentag(name) {
      if (name !== 'a' && fileAttributes(name).length === 0) return;
      take(parser, (tag) =>
        tag.replace(address, (_, start: string, attribute: string, quoted: string) => {
          return `${start}"${mapAddresses(attribute, quoted.slice(1, -1), (url) => rewrite(name, url))}"`;
        }),
      );
    },
    oncomment: () => take(parser, () => ''),
  });
  parser.end(html);
  return written + html.slice(from);
}

/**
 * Makes every address absolute, because Markdown is read far from the site. Raw HTML, which only files with `format: md`
 * hold, gets its addresses resolved here and loses its comments.
 * @param page full address of the page
 */
export function remarkAbsoluteAddresses({ page }: { page: string }) {
  const absolute = (url: string) => (URL.canParse(url, page) ? new URL(url, page).href : url);
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    const resolve = (tag: string, url: string) =>
      (tag === 'a' ? context?.link(url).href : context?.image(url).src) ?? url;
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = absolute(node.url);
      else if (node.type === 'html') node.value = rewriteHtml(node.value, (tag, url) => absolute(resolve(tag, url)));
    });
  };
}

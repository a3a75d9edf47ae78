import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const comment = /<!--[\s\S]*?-->/g;
const htmlAddress = /(<(a|img)\b[^>]*?\s(?:href|src)=)("[^"]*"|'[^']*')/gi;

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
      else if (node.type === 'html')
        node.value = node.value
          .replace(comment, '')
          .replace(htmlAddress, (_, start: string, tag: string, quoted: string) => {
            return `${start}"${absolute(resolve(tag.toLowerCase(), quoted.slice(1, -1)))}"`;
          });
    });
  };
}

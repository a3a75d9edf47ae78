import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isRunningAddress } from '../untrusted/address-scheme';

const running = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style', 'template']);

/** Properties that hold an address a browser opens. */
const addresses = new Set(['action', 'cite', 'data', 'formAction', 'href', 'poster', 'src', 'xLinkHref']);

/** Takes what would run or reach outside out of the raw HTML of plain Markdown in git, and says so. JSX has checks of its own. */
export function rehypeInertHtml() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const report = (what: string) => {
        const problem = file.message(`Content cannot run code: ${what}`, {
          ...(node.position && { place: node.position }),
          ruleId: 'raw-html',
          source: 'mdx',
        });
        problem.note = 'Remove it, or move it into a component of the site, content/components/Name.tsx.';
      };
      if (running.has(node.tagName) && parent && index !== undefined) {
        report(`<${node.tagName}>`);
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      for (const [name, value] of Object.entries(node.properties)) {
        const isCode =
          /^on/i.test(name) || name === 'srcDoc' || (addresses.has(name) && isRunningAddress(String(value)));
        if (!isCode) continue;
        report(`${name} on <${node.tagName}>`);
        delete node.properties[name];
      }
      return undefined;
    });
  };
}

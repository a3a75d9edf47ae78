import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const running = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style', 'template']);

/** What browsers skip in front of and within a scheme: `java\nscript:` runs. */
const ignoredInUrls = /[\0- ]/g;

/** Takes everything that could run or reach outside out of raw HTML, and says so. JSX has checks of its own. */
export function rehypeInertHtml() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const report = (what: string) => {
        const problem = file.message(`Content cannot run code: ${what}`, {
          ...(node.position && { place: node.position }),
          ruleId: 'raw-html',
          source: 'mdx',
        });
        problem.note = 'Remove it, or register a component in components/mdx/index.ts.';
      };
      if (running.has(node.tagName) && parent && index !== undefined) {
        report(`<${node.tagName}>`);
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      for (const [name, value] of Object.entries(node.properties)) {
        const code =
          /^on/i.test(name) || /^(javascript|vbscript|data:text\/html)/i.test(String(value).replace(ignoredInUrls, ''));
        if (!code) continue;
        report(`${name} on <${node.tagName}>`);
        delete node.properties[name];
      }
      return undefined;
    });
  };
}

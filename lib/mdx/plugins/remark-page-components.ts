import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsxElement } from '../jsx';

const pageComponents = new Set(['TOCInline', 'DocCardList']);
const givenByPage = new Set(['toc', 'items']);

/** Drops `toc={toc}` and `items={…}`, which Docusaurus pages pass by hand: here the page knows its headings and its folder. */
export function remarkPageComponents() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || !pageComponents.has(node.name ?? '')) return;
      node.attributes = node.attributes.filter(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || !givenByPage.has(attribute.name),
      );
    });
  };
}

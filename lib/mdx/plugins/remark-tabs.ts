import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findAttribute, isJsxElement, type JsxElement, setAttribute, stringAttribute } from '../jsx';

interface TabLabel {
  value: string;
  label: string;
}

/** Labels from `values={[{label: 'A', value: 'a'}]}`, the older spelling; read as data, never run. */
function labelsFromValues(node: JsxElement): Map<string, string> {
  const value = findAttribute(node, 'values')?.value;
  const source = typeof value === 'object' && value !== null ? value.value : '';
  const objects = source.match(/\{[^{}]*\}/g) ?? [];
  const read = (object: string, key: string) => new RegExp(`\\b${key}\\s*:\\s*(['"\`])(.*?)\\1`).exec(object)?.[2];
  return new Map(
    objects.flatMap((object) => {
      const tab = read(object, 'value');
      return tab === undefined ? [] : [[tab, read(object, 'label') ?? tab] as const];
    }),
  );
}

function tabItems(node: JsxElement): JsxElement[] {
  return node.children.flatMap((child): JsxElement[] => {
    if (child.type === 'paragraph')
      return child.children.filter(
        (inner): inner is Extract<typeof inner, JsxElement> => isJsxElement(inner) && inner.name === 'TabItem',
      );
    return isJsxElement(child) && child.name === 'TabItem' ? [child] : [];
  });
}

function tabLabel(item: JsxElement, named: ReadonlyMap<string, string>): TabLabel {
  const value = stringAttribute(item, 'value') ?? '';
  return { value, label: stringAttribute(item, 'label') ?? named.get(value) ?? value };
}

/** Writes the labels and the first choice of `<Tabs>` onto the element, because a server component cannot ask its children. */
export function remarkTabs() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || node.name !== 'Tabs') return;
      const named = labelsFromValues(node);
      const items = tabItems(node);
      // `values` also decides the order, as in Docusaurus.
      const places = new Map([...named.keys()].map((value, index) => [value, index]));
      const place = ({ value }: TabLabel) => places.get(value) ?? places.size;
      const labels = items.map((item) => tabLabel(item, named)).sort((a, b) => place(a) - place(b));
      const preset = items.find((item) => findAttribute(item, 'default') !== undefined);
      if (!findAttribute(node, 'defaultValue') && preset)
        setAttribute(node, 'defaultValue', stringAttribute(preset, 'value') ?? '');
      node.attributes = node.attributes.filter(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'values',
      );
      setAttribute(node, 'labels', JSON.stringify(labels));
      for (const item of items)
        item.attributes = item.attributes.filter(
          (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'value',
        );
    });
  };
}

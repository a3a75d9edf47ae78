import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { recordOf } from '../../report/values';
import { evaluate } from '../imports/evaluate';
import {
  attributeExpression,
  findAttribute,
  type JsxElement,
  setAttribute,
  stringAttribute,
  without,
} from '../syntax/jsx';
import { childElements, innerNodes, jsxOf } from '../syntax/nodes';

/** Labels from `values={[{label: 'A', value: 'a'}]}`, the older form; read as data, never run. */
function labelsFromValues(node: JsxElement): Map<string, string> {
  const expression = attributeExpression(node, 'values');
  const values = expression && evaluate(expression, new Map())?.value;
  if (!Array.isArray(values)) return new Map();
  return new Map(
    (values as unknown[]).flatMap((item) => {
      const { value, label = value } = recordOf(item);
      return typeof value === 'string' ? [[value, typeof label === 'string' ? label : value] as const] : [];
    }),
  );
}

function tabLabel(item: JsxElement, named: ReadonlyMap<string, string>) {
  const value = stringAttribute(item, 'value') ?? '';
  return { value, label: stringAttribute(item, 'label') ?? named.get(value) ?? value };
}

/** Whether an attribute contains code that is no plain data, such as an imported value or `label={<b>A</b>}`. */
function isCode(node: JsxElement, name: string): boolean {
  const expression = attributeExpression(node, name);
  return expression !== undefined && evaluate(expression, new Map()) === undefined;
}

/** Whether tabs or labels come from an expression, which components/mdx/tabs reads at run time. */
function isMadeByCode(node: JsxElement): boolean {
  if (isCode(node, 'values') || childElements(node, 'TabItem').some((item) => isCode(item, 'label'))) return true;
  return innerNodes(node).some(
    (child) =>
      (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') &&
      child.data?.estree?.body.length !== 0,
  );
}

/** Writes labels and initial value of `<Tabs>` onto the element, because a server component cannot read its children. */
export function remarkTabs() {
  return (tree: Root): void => {
    for (const node of jsxOf(tree)) {
      if (node.name !== 'Tabs' || isMadeByCode(node)) continue;
      const named = labelsFromValues(node);
      const items = childElements(node, 'TabItem');
      // `values` also decides the order, as in Docusaurus.
      const places = new Map([...named.keys()].map((value, index) => [value, index]));
      const place = ({ value }: { value: string }) => places.get(value) ?? places.size;
      const labels = items.map((item) => tabLabel(item, named)).sort((a, b) => place(a) - place(b));
      const preset = items.find((item) => findAttribute(item, 'default') !== undefined);
      if (!findAttribute(node, 'defaultValue') && preset)
        setAttribute(node, 'defaultValue', stringAttribute(preset, 'value') ?? '');
      node.attributes = without(node, 'values');
      setAttribute(node, 'labels', JSON.stringify(labels));
      for (const item of items)
        item.attributes = item.attributes.filter(
          (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'value',
        );
    }
  };
}

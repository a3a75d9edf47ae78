import type { XmlElement } from '@rgrove/parse-xml';
import { decodeAddress } from '../../site/decode-address';

const most = 100_000;

/**
 * Whether a browser would draw more than 100,000 shapes, because a few `<use>` repeat each other, or would never end, because
 * one contains itself.
 * @param elements every element of the drawing, with its child elements
 */
export function drawsTooMuch(root: XmlElement, elements: ReadonlyMap<XmlElement, readonly XmlElement[]>): boolean {
  const named = new Map<string, XmlElement>();
  for (const element of elements.keys()) {
    const { id } = element.attributes;
    if (id !== undefined && !named.has(id)) named.set(id, element);
  }
  const weights = new Map<XmlElement, number>();
  const weigh = (element: XmlElement): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // Marks elements that are being weighed: meeting one again means that it contains itself.
    weights.set(element, Number.POSITIVE_INFINITY);
    let weight = 1;
    for (const child of elements.get(element) ?? []) weight += weigh(child);
    const target = element.name.endsWith('use') ? named.get(targetOf(element)) : undefined;
    if (target) weight += weigh(target);
    weights.set(element, weight);
    return weight;
  };
  return weigh(root) > most;
}

function targetOf({ attributes }: XmlElement): string {
  const href = Object.entries(attributes).find(([name]) => name === 'href' || name.endsWith(':href'))?.[1] ?? '';
  return decodeAddress(href.slice(1));
}

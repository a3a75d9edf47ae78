import {
  parseXml,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml';
import { decodeAddress } from '../../site/urls';
import { addressProblem, noteNamespaces, styleProblem, svgElements, valueProblem } from './svg-rules';

const svgNamespace = 'http://www.w3.org/2000/svg';
const maxBytes = 1_000_000;
const maxDepth = 100;
const tooDeep = `is nested deeper than ${maxDepth} elements; ungroup it, and save it again`;

/** Attributes with an address or a page, on any element. `xml:base` would change the meaning of all others. */
const forbidden = new Set('action archive base codebase data formaction ping poster src srcdoc srcset'.split(' '));
/** Attributes of plain text, in which brackets mean nothing. */
const plain = new Set('class d id lang points role space title version'.split(' '));

/** Namespaces by prefix; the empty prefix is the default. */
type Scope = ReadonlyMap<string, string>;

/** A text of the file for messages, short and on one line. */
function clip(text: string): string {
  return `${text.slice(0, 40)}${text.length > 40 ? '…' : ''}`.replace(/\p{Cc}/gu, ' ');
}

function splitName(name: string): { prefix: string; local: string } {
  const at = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(at, 0)), local: name.slice(at + 1) };
}

function scopeOf({ attributes }: XmlElement, outer: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const { prefix, local } = splitName(name);
    if (name === 'xmlns') return [['', value]];
    return prefix === 'xmlns' ? [[local, value]] : [];
  });
  return own.length > 0 ? new Map([...outer, ...own]) : outer;
}

function attributeProblem(element: string, name: string, value: string): string | undefined {
  const { prefix, local } = splitName(name);
  if (name === 'xmlns' || prefix === 'xmlns') return undefined;
  const where = `the attribute ${clip(name)} of <${clip(element)}>`;
  const lower = local.toLowerCase();
  if (lower.startsWith('on')) return `holds script in ${where}; remove it`;
  if (forbidden.has(lower)) return `holds ${where}, which may load something; remove it`;
  if (lower === 'href') {
    const wrong = addressProblem(splitName(element).local, value);
    return wrong && `holds the address "${clip(value)}" in ${where}; ${wrong}`;
  }
  const wrong = lower === 'style' ? styleProblem(value) : isPlain(prefix, lower) ? undefined : valueProblem(value);
  return wrong && `holds ${wrong} in ${where}; remove it`;
}

function isPlain(prefix: string, local: string): boolean {
  return prefix !== '' || plain.has(local) || local.startsWith('aria-') || local.startsWith('data-');
}

function elementProblem(element: XmlElement, scope: Scope): string | undefined {
  const { prefix, local } = splitName(element.name);
  const namespace = scope.get(prefix) ?? '';
  const name = clip(element.name);
  const known = namespace === svgNamespace ? svgElements.has(local) : noteNamespaces.has(namespace);
  if (!known)
    return namespace === svgNamespace
      ? `holds the element <${name}>, which an SVG from the CMS must not; remove it`
      : `holds <${name}> of the namespace "${clip(namespace)}"; save it as plain SVG`;
  for (const [attribute, value] of Object.entries(element.attributes)) {
    const problem = attributeProblem(element.name, attribute, value);
    if (problem !== undefined) return problem;
  }
  if (local !== 'style' || namespace !== svgNamespace) return undefined;
  const css = element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');
  const wrong = styleProblem(css);
  return wrong && `holds ${wrong} in <${name}>, which may load something; remove it`;
}

function prologProblem({ children }: XmlDocument): string | undefined {
  for (const node of children) {
    if (node instanceof XmlProcessingInstruction && node.name.toLowerCase() === 'xml-stylesheet')
      return 'holds <?xml-stylesheet?>, a program that may write it anew; remove it';
    // Declarations can define attributes and texts that are not visible in the file.
    if (node instanceof XmlDocumentType && node.internalSubset !== null)
      return 'holds declarations in its DOCTYPE; remove the DOCTYPE';
    if (node instanceof XmlDeclaration && node.encoding && !/^utf-?8$/i.test(node.encoding))
      return `says that it is written in ${clip(node.encoding)}; save it as UTF-8`;
  }
  return undefined;
}

function drawingProblem(root: XmlElement): string | undefined {
  const elements = new Map<XmlElement, readonly XmlElement[]>();
  const left: { element: XmlElement; outer: Scope; depth: number }[] = [{ element: root, outer: new Map(), depth: 1 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { element, outer, depth } = next;
    if (depth > maxDepth) return tooDeep;
    const scope = scopeOf(element, outer);
    const problem = elementProblem(element, scope);
    if (problem !== undefined) return problem;
    const inner = element.children.filter((child) => child instanceof XmlElement);
    elements.set(element, inner);
    // Backwards, so that the first problem in the file is reported.
    for (const child of inner.toReversed()) left.push({ element: child, outer: scope, depth: depth + 1 });
  }
  return drawsTooMuch(root, elements)
    ? 'draws more than 100,000 shapes, because <use> elements draw each other; draw them out'
    : undefined;
}

/**
 * Problem of an SVG of unknown origin; undefined if there is none. Pages show it as an image, which runs nothing, but at its
 * own address it is a document (https://www.w3.org/TR/SVG2/interact.html). Everything not known to be harmless is refused.
 */
export function svgProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxBytes) return 'is larger than 1 MB; simplify the drawing, or save it as PNG';
  try {
    // The parser takes quadratic time for \r\n.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    const document = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
    const { root } = document;
    if (!root) return 'is empty';
    const { prefix, local } = splitName(root.name);
    if (local !== 'svg' || scopeOf(root, new Map()).get(prefix) !== svgNamespace)
      return `is not an SVG: its root is <${clip(root.name)}>`;
    return prologProblem(document) ?? drawingProblem(root);
  } catch (error) {
    return error instanceof RangeError ? tooDeep : 'is not what its ending says: these bytes are not image/svg+xml';
  }
}

const most = 100_000;

/** Whether a browser would draw more than 100,000 shapes, or never end, because `<use>` elements repeat each other. */
function drawsTooMuch(root: XmlElement, elements: ReadonlyMap<XmlElement, readonly XmlElement[]>): boolean {
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

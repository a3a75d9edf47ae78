import { DomUtils, parseDocument } from 'htmlparser2';

type Node = Parameters<typeof DomUtils.getElements>[1];

/** An element of a finished page, as a test asks for it. */
export interface Part {
  text: string;
  attributes: Readonly<Record<string, string>>;
  /** Every element below this one with that name, and those values of attributes; of `class`, one of its names. */
  all(name: string, attributes?: Readonly<Record<string, string>>): Part[];
  /** Texts of these elements. */
  texts(name: string, attributes?: Readonly<Record<string, string>>): string[];
}

function hasValue(key: string, actual: string | undefined, wanted: string): boolean {
  return key === 'class' ? (actual?.split(/\s+/) ?? []).includes(wanted) : actual === wanted;
}

function toPart(nodes: Node, attributes: Readonly<Record<string, string>>): Part {
  const all: Part['all'] = (name, wanted = {}) =>
    DomUtils.getElementsByTagName(name, nodes, true)
      .map((element) => toPart(element.children, element.attribs))
      .filter((part) => Object.entries(wanted).every(([key, value]) => hasValue(key, part.attributes[key], value)));
  return {
    text: DomUtils.textContent(nodes).replace(/\s+/g, ' ').trim(),
    attributes,
    all,
    texts: (name, wanted) => all(name, wanted).map(({ text }) => text),
  };
}

/** Reads HTML into parts; the first one stands for all of it. */
export function readHtml(html: string): Part {
  return toPart(parseDocument(html).children, {});
}

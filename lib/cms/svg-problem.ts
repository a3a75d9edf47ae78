import {
  parseXml,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import { isScriptAddress } from './safe-address';

const svgNamespace = 'http://www.w3.org/2000/svg';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Elements that run something or hold a page of their own, whatever namespace they claim. */
const active = new Set(['audio', 'embed', 'foreignobject', 'handler', 'iframe', 'object', 'script', 'video']);
/** Attributes that are an address, or become one when an animation sets them. */
const addresses = new Set(['by', 'from', 'href', 'src', 'to', 'values']);
const picture = /^\s*data:image\/(?:avif|gif|jpe?g|png|webp)\b/i;

/** Prefixes and the namespaces they stand for; the empty one is the default. */
type Scope = Readonly<Record<string, string>>;

function scopeOf({ attributes }: XmlElement, outer: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name);
    return prefix ? [[prefix[1] ?? '', value]] : [];
  });
  return own.length > 0 ? Object.assign(Object.create(null), outer, Object.fromEntries(own)) : outer;
}

function splitName(name: string): { prefix: string; local: string } {
  const at = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(at, 0)), local: name.slice(at + 1).toLowerCase() };
}

function isActiveAttribute([name, value]: [string, string]): boolean {
  const { local } = splitName(name);
  if (local.startsWith('on')) return true;
  return addresses.has(local) && (picture.test(value) ? [] : value.split(';')).some(isScriptAddress);
}

function isActive(node: unknown, outer: Scope): boolean {
  // A style sheet may be a program that writes the document anew.
  if (node instanceof XmlProcessingInstruction) return node.name === 'xml-stylesheet';
  // Declarations may give elements attributes and texts that stand nowhere else.
  if (node instanceof XmlDocumentType) return node.internalSubset !== null;
  if (node instanceof XmlDocument) return node.children.some((child) => isActive(child, outer));
  if (!(node instanceof XmlElement)) return false;
  const scope = scopeOf(node, outer);
  const { prefix, local } = splitName(node.name);
  return (
    active.has(local) ||
    scope[prefix] === htmlNamespace ||
    Object.entries(node.attributes).some(isActiveAttribute) ||
    node.children.some((child) => isActive(child, scope))
  );
}

/**
 * What is wrong with an SVG that anybody may have made. Pages show it as an image, which runs nothing; but it has an
 * address of its own, and opened there it is a document (https://www.w3.org/TR/SVG2/interact.html).
 */
export function svgProblem(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const document = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
    const { root } = document;
    if (!root) return 'is empty';
    const scope = scopeOf(root, Object.create(null));
    const { prefix, local } = splitName(root.name);
    if (local !== 'svg' || scope[prefix] !== svgNamespace) return `is not an SVG: its root is <${root.name}>`;
    const encoding = document.children.find((child) => child instanceof XmlDeclaration)?.encoding ?? 'utf-8';
    if (!/^utf-?8$/i.test(encoding)) return `says that it is written in ${encoding}; save it as UTF-8`;
    return isActive(document, Object.create(null)) ? 'holds script, which an SVG from the CMS must not' : undefined;
  } catch {
    return 'is not what its ending says: these bytes are not image/svg+xml';
  }
}

import { isRunningAddress } from '../untrusted/address-scheme';

const elements = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style', 'template']);

/** Attributes that hold an address a browser opens. */
const addresses = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src', 'xlink:href', 'xlinkhref']);

/** Whether an element of raw HTML runs, or reaches outside of its page. */
export function isRunningElement(tag: string): boolean {
  return elements.has(tag);
}

/**
 * Whether an attribute of raw HTML is code, or leads to code.
 * @param name as it is written, or as hast names it
 */
export function isRunningAttribute(name: string, value: string): boolean {
  const plain = name.toLowerCase();
  return plain.startsWith('on') || plain === 'srcdoc' || (addresses.has(plain) && isRunningAddress(value));
}

import { isRunningAddress } from '../untrusted/address-scheme';

const elements = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style', 'template']);

/** Attributes with an address that browsers open. */
const addresses = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src', 'xlink:href', 'xlinkhref']);

/** Whether an element of raw HTML runs, or affects other parts of the page. */
export function isRunningElement(tag: string): boolean {
  return elements.has(tag);
}

/** Whether an attribute of raw HTML, named as in HTML or hast, contains code or an address that runs. */
export function isRunningAttribute(name: string, value: string): boolean {
  const plain = name.toLowerCase();
  return plain.startsWith('on') || plain === 'srcdoc' || (addresses.has(plain) && isRunningAddress(value));
}

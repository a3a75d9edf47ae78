/** Stands for the address of the page. */
const somewhere = 'https://site.invalid/page';

/** Scheme of an address as browsers read it (https://url.spec.whatwg.org): `https` for a path; undefined if invalid. */
export function addressScheme(address: string): string | undefined {
  return URL.canParse(address, somewhere) ? new URL(address, somewhere).protocol.slice(0, -1) : undefined;
}

const running = new Set(['javascript', 'vbscript']);

/** Whether opening the address runs code. */
export function isScriptAddress(address: string): boolean {
  // Only a colon ends a scheme. Most addresses have none and need no parser.
  return address.includes(':') && running.has(addressScheme(address) ?? '');
}

/** Whether opening the address runs code, or shows a document in the address. A picture in an address is allowed. */
export function isRunningAddress(address: string): boolean {
  if (isScriptAddress(address)) return true;
  return addressScheme(address) === 'data' && !new URL(address, somewhere).pathname.startsWith('image/');
}

/** Stands for the page an address is written on. */
const somewhere = 'https://site.invalid/page';

/**
 * Scheme of an address, without its colon, as a browser reads it: blanks and control characters in front of and within
 * it do not count (https://url.spec.whatwg.org). `https` for a path; undefined where no browser could follow it.
 */
export function addressScheme(address: string): string | undefined {
  return URL.canParse(address, somewhere) ? new URL(address, somewhere).protocol.slice(0, -1) : undefined;
}

const running = new Set(['javascript', 'vbscript']);

/** Whether opening the address would run something. */
export function isScriptAddress(address: string): boolean {
  // Nothing but a colon ends a scheme. Most addresses of a site have none, and need no parser then.
  return address.includes(':') && running.has(addressScheme(address) ?? '');
}

/** Whether opening the address would run something, or show a document that is written in it. A picture in an address is none. */
export function isRunningAddress(address: string): boolean {
  if (isScriptAddress(address)) return true;
  return addressScheme(address) === 'data' && !new URL(address, somewhere).pathname.startsWith('image/');
}

/** Whether an address is outside of the site: it has a scheme, or names a host. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

import { basePath, belowBase, isExternal, withBasePath } from '@/lib/site/urls';

/** Adds the base path to an address of the site. As in Docusaurus, an address that has it stays as it is. */
function withBaseUrl(address: string): string {
  if (isExternal(address) || address.startsWith('#')) return address;
  if (basePath !== '' && belowBase(address, basePath) !== undefined) return address;
  return withBasePath(address.startsWith('/') ? address : `/${address}`);
}

/** Address of a file in public/ or of a page, base path included. */
export default function useBaseUrl(address: string): string {
  return withBaseUrl(address);
}

/** The same as a function. */
export function useBaseUrlUtils() {
  return { withBaseUrl };
}

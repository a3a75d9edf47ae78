import { basePath, belowBase, isExternal, withBasePath } from '@/lib/site/urls';

/** Address of a file in public/ or of a page, with the base path. As in Docusaurus, an address that has it stays as it is. */
export default function useBaseUrl(address: string): string {
  if (isExternal(address) || address.startsWith('#')) return address;
  if (basePath !== '' && belowBase(address, basePath) !== undefined) return address;
  return withBasePath(address.startsWith('/') ? address : `/${address}`);
}

/** The same as a function. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}

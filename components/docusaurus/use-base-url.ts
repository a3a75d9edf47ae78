import { belowBase } from '@/lib/site/below-base';
import { isExternal } from '@/lib/site/is-external';
import { basePath, withBasePath } from '@/lib/site/urls';

/** An address of the site with its base path, once: as in Docusaurus, one that has it keeps it. */
function withBaseUrl(address: string): string {
  if (isExternal(address) || address.startsWith('#')) return address;
  if (basePath !== '' && belowBase(address, basePath) !== undefined) return address;
  return withBasePath(address.startsWith('/') ? address : `/${address}`);
}

/** Address of a file of public/ or of a page, base path included. */
export default function useBaseUrl(address: string): string {
  return withBaseUrl(address);
}

/** The same as a function, for many addresses. */
export function useBaseUrlUtils() {
  return { withBaseUrl };
}

import { isExternal } from '@/lib/site/is-external';
import { withBasePath } from '@/lib/site/urls';

function withBaseUrl(address: string): string {
  if (isExternal(address) || address.startsWith('#')) return address;
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

import { withBaseUrl } from './with-base-url';

/** Address of a file of public/ or of a page, base path included. */
export default function useBaseUrl(address: string): string {
  return withBaseUrl(address);
}

/** The same as a function, for many addresses. */
export function useBaseUrlUtils() {
  return { withBaseUrl };
}

'use client';

import { usePathname, useRouter } from 'next/navigation';
import { withBasePath } from '@/lib/site/urls';
import useIsBrowser from './use-is-browser';

/** The address of the page, base path included. What stands behind its path is known in browsers only. */
export function useLocation() {
  const pathname = withBasePath(usePathname());
  const { search, hash } = useIsBrowser() ? window.location : { search: '', hash: '' };
  return { pathname, search, hash, state: undefined };
}

/** Goes to other pages; addresses are written without the base path. */
export function useHistory() {
  const { push, replace, back, forward } = useRouter();
  return { push, replace, goBack: back, goForward: forward, location: useLocation() };
}

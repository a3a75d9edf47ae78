'use client';

import { usePathname, useRouter } from 'next/navigation';
import { createElement, useEffect } from 'react';
import { basePath, withBasePath } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';
import useIsBrowser from './use-is-browser';

export { default as Link } from './link';

/** The address of the page, base path included. Query and hash are only known in browsers. */
export function useLocation() {
  const pathname = withBasePath(usePathname());
  const { search, hash } = useIsBrowser() ? window.location : { search: '', hash: '' };
  return { pathname, search, hash, state: undefined };
}

/** Navigates to other pages. Addresses have no base path. */
export function useHistory() {
  const { push, replace, back, forward } = useRouter();
  return { push, replace, goBack: back, goForward: forward, location: useLocation() };
}

/** Navigates to another page; without scripts, a link to it. */
export function Redirect({ to }: { to: string }) {
  const { replace } = useRouter();
  // Addresses of the site may include the base path.
  const route = basePath !== '' && to.startsWith(`${basePath}/`) ? to.slice(basePath.length) : to;
  useEffect(() => replace(route), [replace, route]);
  return createElement(Link, { to: route }, route);
}

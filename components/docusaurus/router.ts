'use client';

import { usePathname, useRouter } from 'next/navigation';
import { createElement, useEffect } from 'react';
import { basePath, withBasePath } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';
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

/** Leads on to another page, by a link where scripts are off. */
export function Redirect({ to }: { to: string }) {
  const { replace } = useRouter();
  // Of the site, it is written with the base path, as browsers name it.
  const route = basePath !== '' && to.startsWith(`${basePath}/`) ? to.slice(basePath.length) : to;
  useEffect(() => replace(route), [replace, route]);
  return createElement(Link, { to: route }, route);
}

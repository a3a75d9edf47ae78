'use client';

import { usePathname, useRouter } from 'next/navigation';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { basePath, withBasePath } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';
import useIsBrowser from './use-is-browser';

export { default as Link } from './link';

/** Parts of an address. The page is that of the browser where it is missing. */
interface Parts {
  pathname?: string;
  search?: string;
  hash?: string;
}

/** Calls back when the address has changed; the result ends that. Older browsers tell of Back and Forward alone. */
function listen(listener: () => void): () => void {
  const [source, name] = 'navigation' in window ? [window.navigation, 'currententrychange'] : [window, 'popstate'];
  source.addEventListener(name, listener);
  return () => source.removeEventListener(name, listener);
}

const query = () => window.location.search + window.location.hash;
const never = () => undefined;

function locationOf(route: string, { search, hash }: Pick<Location, 'search' | 'hash'>) {
  return { pathname: withBasePath(route), search, hash, state: undefined };
}

/** The address of the page, base path included. Query and hash are only known in browsers. */
export function useLocation() {
  const route = usePathname();
  useSyncExternalStore(listen, query, () => '');
  return locationOf(route, useIsBrowser() ? window.location : { search: '', hash: '' });
}

/** Navigates to other pages. Addresses have no base path. Nothing holds readers back (`block`). */
export function useHistory() {
  const { push, replace, back, forward } = useRouter();
  const route = usePathname();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const addressOf = (to: string | Parts) =>
    typeof to === 'string' ? to : `${to.pathname ?? route}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    push: (to: string | Parts) => push(addressOf(to)),
    replace: (to: string | Parts) => replace(addressOf(to)),
    goBack: back,
    goForward: forward,
    listen,
    block: () => never,
    // Read anew: stores ask for it when the address has changed, before this is rendered again.
    get location() {
      return isBrowser ? locationOf(route, window.location) : location;
    },
  };
}

/** Navigates to another page; without scripts, a link to it. */
export function Redirect({ to }: { to: string }) {
  const { replace } = useRouter();
  // Addresses of the site may include the base path.
  const route = basePath !== '' && to.startsWith(`${basePath}/`) ? to.slice(basePath.length) : to;
  useEffect(() => replace(route), [replace, route]);
  return createElement(Link, { to: route }, route);
}

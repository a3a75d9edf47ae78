import { editions } from '../content/model/edition';
import { withBasePath } from '../site/urls';
import { allRedirects } from './site-redirects';

/** Where a former address leads, in development. A build writes a file for each of them instead. */
export function redirectAt(route: string) {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const all = editions();
  return allRedirects(all, all[0].site).find(({ from }) => from === withBasePath(route));
}

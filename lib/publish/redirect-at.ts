import { editions } from '../content/model/edition';
import { withBasePath } from '../site/urls';
import { allRedirects } from './site-redirects';

/** The target of a former address, in development. A build writes a file for each instead. */
export function redirectAt(route: string) {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const all = editions();
  return allRedirects(all, all[0].site).find(({ from }) => from === withBasePath(route));
}

import { isExternal } from '@/lib/site/is-external';

/** Whether an address is one of this site. */
export default function isInternalUrl(address?: string): boolean {
  return address !== undefined && !isExternal(address);
}

import { isExternal } from '@/lib/site/urls';

/** Whether an address is one of this site. */
export default function isInternalUrl(address?: string): boolean {
  return address !== undefined && !isExternal(address);
}

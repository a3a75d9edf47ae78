import { distance } from 'fastest-levenshtein';
import { addressScheme } from '../../mdx/untrusted/address-scheme';

/** Schemes that people type, and mistype. */
const common = ['https', 'http', 'mailto'];

/** Problem of an address that has a scheme, or looks as if it had one, and the correction. */
export function foreignAddress(address: string): { reason: string; hint: string } | undefined {
  const [, written = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address.trim()) ?? [];
  const scheme = written.toLowerCase();
  if (scheme === '') return undefined;
  if (scheme.length === 1 || addressScheme(address) === 'file')
    return {
      reason: 'it is on your computer, where no reader gets',
      hint: 'Put the file beside the page or into public/, and write its name.',
    };
  if (/^https?$/.test(scheme))
    return rest.startsWith('//') || rest === ''
      ? undefined
      : { reason: 'it is not a valid address', hint: `Write ${scheme}://${rest.replace(/^[\\/]*/, '')}.` };
  // ftp is two letters away.
  const meant = common.find((name) => distance(scheme, name) === 1);
  return meant === undefined ? undefined : { reason: `nothing opens ${written}:`, hint: `Write ${meant}:${rest}.` };
}

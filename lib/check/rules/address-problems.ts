import { addressFlaw, nameFlaw } from '../../../schema/address';
import { nameAddress } from '../../content/model/name-address';
import type { Place } from '../../report/place';
import { slugify } from '../../site/slug';
import type { Problem } from '../content/types';

const shown = 60;
const longestMended = 500;

function problem(address: string, flaw: string, place: Place): Problem {
  const parts = address.slice(0, longestMended).split('/');
  const sound = parts.filter((part) => part !== '..' && part !== '.').map((part) => slugify(part.trim()));
  const mended = sound.filter((part, index) => part !== '' || index === 0).join('/');
  const isUseful = addressFlaw(mended) === undefined && mended.replaceAll('/', '') !== '';
  const message = `The address "${address.slice(0, shown).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u{fffd}')}" ${flaw}`;
  const hint = isUseful ? `Write ${mended}.` : 'Write letters, digits and hyphens.';
  return { code: 'route/slug', ...place, message, hint };
}

/** Problem of an address: it is invalid, leads out of its folder, or has a meaning for hosts. */
export function slugProblems(slug: unknown, place: Place): Problem[] {
  const flaw = typeof slug === 'string' ? addressFlaw(slug) : undefined;
  return typeof slug === 'string' && flaw !== undefined ? [problem(slug, flaw, place)] : [];
}

/** Problem of a name that should become an address, such as the key of a tag. */
export function nameProblems(name: unknown, place: Place): Problem[] {
  const flaw = typeof name === 'string' ? (nameFlaw(name) ?? addressFlaw(nameAddress(name))) : undefined;
  return typeof name === 'string' && flaw !== undefined ? [problem(name, flaw, place)] : [];
}

import { slugify } from '../../slug';
import type { Place } from '../content/place';
import type { Problem } from '../content/types';

/** An address that would break, or lead out of its folder: `..`, spaces, and characters with a meaning in URLs. */
export function slugProblems(slug: unknown, place: Place): Problem[] {
  if (typeof slug !== 'string') return [];
  const flaw = /(?:^|\/)\.\.(?:\/|$)/.test(slug)
    ? 'leaves its folder with ..'
    : /\s/.test(slug)
      ? 'contains a space'
      : /[?#%\\<>"|^`{}]/.test(slug)
        ? `contains ${/[?#%\\<>"|^`{}]/.exec(slug)?.[0]}`
        : undefined;
  if (!flaw) return [];
  const parts = slug.split('/').filter((part) => part !== '..' && part !== '.');
  const mended = parts.map((part) => slugify(part.trim())).join('/');
  return [
    {
      code: 'route/slug',
      ...place,
      message: `The address "${slug.slice(0, 60)}" ${flaw}`,
      hint: mended ? `Write ${mended}.` : 'Write letters, digits and hyphens.',
    },
  ];
}

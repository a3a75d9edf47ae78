import { distance } from 'fastest-levenshtein';

const longest = 200;

/** Length of the scope or the folders that both names begin with. */
function endOfShared(one: string, other: string): number {
  let end = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at++) if (one[at] === '/') end = at + 1;
  return end;
}

/** Distance of two names without their common folders; infinite if the names are too different. */
function farness(wanted: string, candidate: string): number {
  const start = endOfShared(wanted, candidate);
  const [rest, other] = [wanted.slice(start), candidate.slice(start)];
  const reach = Math.max(2, Math.floor(rest.length * 0.4));
  const far = Math.abs(other.length - rest.length) > reach ? Number.POSITIVE_INFINITY : distance(rest, other);
  // Two short names without a letter in common are no more similar than any others.
  const isOther = rest !== '' && far >= Math.max(rest.length, other.length);
  return far > reach || isOther ? Number.POSITIVE_INFINITY : far;
}

/** The most similar names, nearest first. */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase();
  // Nobody mistypes such a long name, and comparing takes quadratic time.
  if (wanted.length > longest) return [];
  return [...known]
    .map((candidate) => ({ candidate, far: farness(wanted, candidate.toLowerCase()) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** A list of names: `a`, `b` or `c`. */
export function listNames(names: readonly string[], last = 'or'): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
}

/** "Did you mean …?" with similar names, or the fallback. */
export function didYouMean(name: string, known: Iterable<string>, fallback: string): string {
  const near = nearest(name, known);
  return near.length > 0 ? `Did you mean ${listNames(near)}?` : fallback;
}

import type { MdxContext } from '../types';
import { reactAttributeName } from './jsx';

/** Attributes of HTML that name a file, by element. For links and for `src` of images, plugins do more than to find the file. */
const byElement: ReadonlyMap<string, readonly string[]> = new Map([
  ['audio', ['src']],
  ['img', ['srcset']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['video', ['src', 'poster']],
]);

/** Names of such attributes of an element, as HTML has them. */
export function fileAttributes(tag: string): readonly string[] {
  return byElement.get(tag) ?? [];
}

/** A list such as `a.png 1x, b.png 2x` with other addresses, in one pass as in browsers: an address ends at a space. */
function mapCandidates(srcset: string, change: (url: string) => string): string {
  let mapped = '';
  let at = 0;
  while (at < srcset.length) {
    const before = at;
    while (at < srcset.length && /[\s,]/.test(srcset.charAt(at))) at++;
    const from = at;
    while (at < srcset.length && !/\s/.test(srcset.charAt(at))) at++;
    let to = at;
    while (to > from && srcset[to - 1] === ',') to--;
    const comma = srcset.indexOf(',', at);
    if (to === at) at = comma === -1 ? srcset.length : comma;
    mapped += srcset.slice(before, from) + (to > from ? change(srcset.slice(from, to)) : '') + srcset.slice(to, at);
  }
  return mapped;
}

/** Addresses of such a list. */
export function candidates(srcset: string): string[] {
  const urls: string[] = [];
  mapCandidates(srcset, (url) => `${urls.push(url)}`);
  return urls;
}

/** The value of such an attribute with other addresses. */
export function mapAddresses(name: string, value: string, change: (url: string) => string): string {
  return name.toLowerCase() === 'srcset' ? mapCandidates(value, change) : change(value);
}

/** Sets the addresses of such attributes of an element to those of the files. `read` and `write` take names of React. */
export function resolveFiles(
  tag: string,
  image: MdxContext['image'],
  read: (name: string) => unknown,
  write: (name: string, value: string) => void,
): void {
  for (const name of fileAttributes(tag).map(reactAttributeName)) {
    const value = read(name);
    if (typeof value !== 'string') continue;
    write(
      name,
      mapAddresses(name, value, (source) => image(source).src),
    );
    if (value.includes('pathname://')) write('data-unchecked', '');
  }
}

import type { MdxContext } from '../types';
import { reactAttributeName } from './jsx';

/** Attributes of HTML that name a file, by element. For links and for `src` of images, plugins do more than to find the file. */
const byElement: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  img: ['srcset'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Names of such attributes of an element, as HTML has them. */
export function fileAttributes(tag: string): readonly string[] {
  return byElement[tag] ?? [];
}

/** Addresses of a list such as `a.png 1x, b.png 2x` and where they start, in one pass as in browsers: an address ends at a space. */
export function candidates(srcset: string): { url: string; at: number }[] {
  const urls: { url: string; at: number }[] = [];
  let at = 0;
  while (at < srcset.length) {
    while (at < srcset.length && /[\s,]/.test(srcset.charAt(at))) at++;
    const from = at;
    while (at < srcset.length && !/\s/.test(srcset.charAt(at))) at++;
    let to = at;
    while (to > from && srcset[to - 1] === ',') to--;
    if (to > from) urls.push({ url: srcset.slice(from, to), at: from });
    const comma = srcset.indexOf(',', at);
    if (to === at) at = comma === -1 ? srcset.length : comma;
  }
  return urls;
}

/** The value of such an attribute with other addresses. */
export function mapAddresses(name: string, value: string, change: (url: string) => string): string {
  if (name.toLowerCase() !== 'srcset') return change(value);
  let end = value.length;
  let mapped = '';
  for (const { url, at } of candidates(value).reverse()) {
    mapped = change(url) + value.slice(at + url.length, end) + mapped;
    end = at;
  }
  return value.slice(0, end) + mapped;
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
    const find = (source: string) => {
      const { src, unchecked } = image(source);
      if (unchecked) write('data-unchecked', '');
      return src;
    };
    write(name, mapAddresses(name, value, find));
  }
}

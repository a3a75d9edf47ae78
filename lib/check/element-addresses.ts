/** Elements that load their addresses, and the directives of a security policy that apply. */
const directives: Readonly<Record<string, string>> = {
  audio: 'media-src',
  iframe: 'frame-src',
  image: 'img-src',
  img: 'img-src',
  script: 'script-src',
  source: 'media-src',
  track: 'media-src',
  video: 'media-src',
};
const addressAttributes = ['href', 'src', 'poster', 'xlink:href'];

/** Addresses of a list such as `a.png 1x, b.png 2x`, in one pass as in browsers: an address ends at a space. */
function candidates(srcset: string): string[] {
  const urls: string[] = [];
  let at = 0;
  while (at < srcset.length) {
    while (at < srcset.length && /[\s,]/.test(srcset.charAt(at))) at++;
    const from = at;
    while (at < srcset.length && !/\s/.test(srcset.charAt(at))) at++;
    let to = at;
    while (to > from && srcset[to - 1] === ',') to--;
    if (to > from) urls.push(srcset.slice(from, to));
    const comma = srcset.indexOf(',', at);
    if (to === at) at = comma === -1 ? srcset.length : comma;
  }
  return urls;
}

type Attributes = Readonly<Record<string, string>>;

/** Addresses of an element, by HTML attributes. */
export function namedAddresses(attributes: Attributes): string[] {
  const single = addressAttributes.flatMap((name) => attributes[name] ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => candidates(attributes[name] ?? ''));
  return [...single, ...sets];
}

/** Directive of a security policy for an address of an element; undefined if it is only a link. */
export function directiveOf(tag: string, attributes: Attributes): string | undefined {
  return tag === 'source' && attributes['srcset'] ? 'img-src' : directives[tag];
}

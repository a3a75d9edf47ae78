/** Elements that load what their addresses name, and the directive of a security policy that decides on it. */
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

/** Addresses of a list such as `a.png 1x, b.png 2x`, read in one pass as browsers do: an address ends at a space. */
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

/** Addresses an element names, by the attributes of HTML. */
export function namedAddresses(attributes: Attributes): string[] {
  const single = addressAttributes.flatMap((name) => attributes[name] ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => candidates(attributes[name] ?? ''));
  return [...single, ...sets];
}

/** Directive of a security policy that decides whether an element loads what it names; undefined where it only leads there. */
export function directiveOf(tag: string, attributes: Attributes): string | undefined {
  return tag === 'source' && attributes['srcset'] ? 'img-src' : directives[tag];
}

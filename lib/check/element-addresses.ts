import { candidates } from '../mdx/syntax/file-attributes';

/** Elements that load their addresses, and the directives of a security policy that apply. */
const directives: Readonly<Record<string, string>> = {
  audio: 'media-src',
  embed: 'object-src',
  iframe: 'frame-src',
  image: 'img-src',
  img: 'img-src',
  object: 'object-src',
  script: 'script-src',
  source: 'media-src',
  track: 'media-src',
  video: 'media-src',
};
const addressAttributes = ['href', 'src', 'poster', 'xlink:href'];

type Attributes = Readonly<Record<string, string>>;

/** Addresses of an element, by HTML attributes. */
export function namedAddresses(tag: string, attributes: Attributes): string[] {
  const names = tag === 'object' ? [...addressAttributes, 'data'] : addressAttributes;
  return [
    ...names.flatMap((name) => attributes[name] ?? []),
    ...candidates(attributes['srcset'] ?? ''),
    ...candidates(attributes['imagesrcset'] ?? ''),
  ];
}

/** Directive of a security policy for an address of an element; undefined if it is only a link. */
export function directiveOf(tag: string, attributes: Attributes): string | undefined {
  return tag === 'source' && attributes['srcset'] ? 'img-src' : directives[tag];
}

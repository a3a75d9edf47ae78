import { scanLines } from '../../mdx/syntax/scan-lines';

const element =
  /<(img|iframe|video|audio|source|embed|script|track)\b[^>]*?\b(?:src|poster)=(?:\{?["'`])(https:\/\/[^"'`\s]+)/gi;
/** Requests that code makes to other sites while the page is open. */
const request = /\b(?:fetch|axios(?:\.\w+)?|useSWR|new EventSource)(?:<[^>]*>)?\(\s*["'`](https:\/\/[^"'`\s$]+)/g;
/** Modules that browsers load themselves, behind remarks to the bundler. */
const loaded = /\bimport\(\s*(?:\/\*[^*]{0,200}\*\/\s*|\/\/[^\n]{0,200}\n\s*){0,5}["'`](https:\/\/[^"'`\s$]+)/g;
/** Requests for an address that the code computes or is given. */
const computedRequest =
  /(?<!\bfunction\s)\b(?:fetch|axios(?:\.\w+)?|useSWR|new EventSource)(?:<[^>]*>)?\(\s*(?:`\$\{|[\w$])/;
/** An address that code has a name for, or the start of one that it completes: `https://a.example/${name}`. */
const constant = /\bconst\s+([A-Za-z_$][\w$]{0,60})\s*=\s*(["'`])(https:\/\/[^"'`\s$]+)(?:\$[^"'`\n]{0,300})?\2/g;
/** A picture that code or data name by its address, for an element that another place draws. */
const namedPicture = /(["'`])(https:\/\/[^"'`\s$]+\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:\?[^"'`\s]*)?)\1/gi;
/** A picture in data that is known by the name of its key, as addresses of portraits have no ending. */
const keyedPicture =
  /["']?\b\w*(?:avatar|icon|image|img|logo|photo|picture|thumbnail)s?["']?\s{0,9}:\s{0,9}(["'`])(https:\/\/[^"'`\s$]+)\1/gi;
/** A film or the like that is made for frames, in an attribute or a value that another place draws. */
const namedFrame = /["'`](https:\/\/(?:player\.vimeo\.com|[^"'`\s$/]{1,253}\/embed)\/[^"'`\s]*)["'`]/g;
const picture = /!\[[^\]]*\]\(\s*<?(https:\/\/[^\s)>]+)/g;
const directives: Readonly<Record<string, string>> = {
  img: 'img-src',
  iframe: 'frame-src',
  embed: 'frame-src',
  script: 'script-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Code with the addresses that it has names for, where it hands them to calls and attributes. */
function withConstants(code: string): string {
  const named = new Map(Array.from(code.matchAll(constant), ([, name = '', , address = '']) => [name, address]));
  if (named.size === 0) return code;
  return code
    .replace(/`\$\{([\w$]+)\}/g, (whole, name: string) => (named.has(name) ? `\`${named.get(name)}` : whole))
    .replace(/([({]\s{0,99})([\w$]+)(?=\s{0,99}[,)}])/g, (whole, start: string, name: string) =>
      named.has(name) ? `${start}"${named.get(name)}"` : whole,
    );
}

function textWithoutCode(text: string): string {
  const lines = [...scanLines(text)].filter(({ code }) => !code).map(({ line }) => line);
  // After a brace it is text in JSX.
  return lines.join('\n').replace(/(?<!\{)`[^`\n]*`/g, '');
}

const portrait = /\b(?:image_url|author_image_url|imageURL)["']?:\s*['"]?(https:\/\/[^\s'"]+)/g;
/** Pictures of accounts are served by another host than the one in their address. */
const behind: Readonly<Record<string, string>> = { 'https://github.com': 'https://avatars.githubusercontent.com' };

/** Hosts of the portraits of authors, from authors.yml and from front matter of posts. */
export function scanPortraits(text: string): string[] {
  return [...text.matchAll(portrait)].flatMap(([, address = '']) => {
    const origin = originOf(address);
    return origin === undefined ? [] : [origin, ...(behind[origin] ? [behind[origin]] : [])];
  });
}

/** Hosts from which a document or component loads pictures, frames, scripts and media, and hosts that its code asks. */
export function scanHosts(written: string, isCode = false): [directive: string, origin: string][] {
  if (!written.includes('https://')) return [];
  const text = isCode ? withConstants(written) : written;
  const prose = isCode ? text : textWithoutCode(text);
  // Documents run no code of their own.
  const asked = isCode ? text.matchAll(request) : [];
  const pictures = isCode ? [namedPicture, keyedPicture].flatMap((pattern) => [...text.matchAll(pattern)]) : [];
  const named = new Set(pictures.map(([, , address]) => address));
  const found = [
    ...Array.from(asked, ([, address]) => ['connect-src', address]),
    ...(isCode ? Array.from(text.matchAll(loaded), ([, address]) => ['script-src', address]) : []),
    ...Array.from(named, (address) => ['img-src', address]),
    ...Array.from(prose.matchAll(namedFrame), ([, address]) => ['frame-src', address]),
    ...Array.from(prose.matchAll(picture), ([, address]) => ['img-src', address]),
    ...Array.from(prose.matchAll(element), ([, tag = '', address]) => [directives[tag.toLowerCase()], address]),
  ];
  return found.flatMap(([directive = 'img-src', address = '']): [string, string][] => {
    const origin = originOf(address);
    return origin === undefined ? [] : [[directive, origin]];
  });
}

/** Whether code asks for addresses that are not written in it, so that their hosts are unknown. */
export function asksUnknownHosts(code: string): boolean {
  return computedRequest.test(withConstants(code));
}

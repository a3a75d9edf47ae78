import { scanLines } from '../../mdx/syntax/scan-lines';

const element =
  /<(img|iframe|video|audio|source|embed|script|track)\b[^>]*?\b(?:src|poster)=(?:\{?["'`])(https:\/\/[^"'`\s]+)/gi;
/** What code asks of other sites while the page is open. */
const request = /\b(?:fetch|axios(?:\.\w+)?|useSWR|new EventSource)(?:<[^>]*>)?\(\s*["'`](https:\/\/[^"'`\s$]+)/g;
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

function textWithoutCode(text: string): string {
  const lines = [...scanLines(text)].filter(({ code }) => !code).map(({ line }) => line);
  // Behind a brace, it is a text of JSX.
  return lines.join('\n').replace(/(?<!\{)`[^`\n]*`/g, '');
}

const portrait = /\b(?:image_url|author_image_url|imageURL)["']?:\s*['"]?(https:\/\/[^\s'"]+)/g;
/** Pictures of accounts come from another host than they are asked for at. */
const behind: Readonly<Record<string, string>> = { 'https://github.com': 'https://avatars.githubusercontent.com' };

/** Sites that portraits of authors come from: in authors.yml, and in the front matter of a post. */
export function scanPortraits(text: string): string[] {
  return [...text.matchAll(portrait)].flatMap(([, address = '']) => {
    const origin = originOf(address);
    return origin === undefined ? [] : [origin, ...(behind[origin] ? [behind[origin]] : [])];
  });
}

/** Other sites that a document or component loads pictures, frames, scripts and media from, and those that code asks. */
export function scanHosts(text: string, isCode = false): [directive: string, origin: string][] {
  if (!text.includes('https://')) return [];
  const prose = textWithoutCode(text);
  // Documents run no code of their own.
  const asked = isCode ? text.matchAll(request) : [];
  const found: [string, string | undefined][] = [
    ...Array.from(asked, ([, address = '']): [string, string | undefined] => ['connect-src', originOf(address)]),
    ...[...prose.matchAll(picture)].map(([, address = '']): [string, string | undefined] => [
      'img-src',
      originOf(address),
    ]),
    ...[...prose.matchAll(element)].map(([, tag = '', address = '']): [string, string | undefined] => [
      directives[tag.toLowerCase()] ?? 'img-src',
      originOf(address),
    ]),
  ];
  return found.flatMap(([directive, origin]) => (origin === undefined ? [] : [[directive, origin]]));
}

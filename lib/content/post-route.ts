/** What the name of a post says about it. */
export interface PostPath {
  /** `2026-03-01`, where the name holds a date. */
  date: string | undefined;
  /** Address below /blog, with a leading slash. */
  slug: string;
}

const dated = /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** Reads `blog/2026-03-01-hello.md`, `blog/2026-03-01-hello/index.md` and `blog/2026/03/01/hello.md`, as Docusaurus does. */
export function parsePostPath(path: string): PostPath {
  const below = path.replace(/^blog\//, '');
  const { folder = '', date, text = '' } = dated.exec(below)?.groups ?? {};
  if (date === undefined) return { date, slug: `/${below.replace(/(?:\/index)?\.mdx?$/, '')}` };
  const parts = date.split(/[-/]/).map((part) => part.padStart(2, '0'));
  return { date: parts.join('-'), slug: `/${date.replaceAll('-', '/')}/${folder}${text}` };
}

/** Route of a post; front matter `slug` replaces what its name says. */
export function postPermalink(path: string, slug: string | undefined): string {
  return `/blog/${slug ?? parsePostPath(path).slug}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

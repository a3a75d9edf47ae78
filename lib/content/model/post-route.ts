import { joinRoute } from './join-route';

/** What the file name of a post says about it. */
export interface PostPath {
  /** `2026-03-01`, where the name holds a date. */
  date: string | undefined;
  /** Address below the blog, with a leading slash. */
  slug: string;
  /** The name without its date, which is the default title. */
  text: string;
}

const day = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/;

/** Reads `blog/2026-03-01-hello.md`, `blog/2026-03-01-hello/index.md` and `blog/2026/03/01/hello.md`, as Docusaurus does. */
export function parsePostPath(path: string): PostPath {
  const below = path.replace(/^blog\//, '');
  const match = /\.mdx?$/.test(below) ? day.exec(below) : null;
  const named = below.replace(/(?:\/index)?\.mdx?$/, '');
  if (!match) return { date: undefined, slug: `/${named}`, text: named };
  const [date] = match;
  const folder = below.slice(0, match.index);
  const text = below
    .slice(match.index + date.length)
    .replace(/^[-/]/, '')
    .replace(/(?:\/index)?\.mdx?$/, '');
  const parts = date.split(/[-/]/).map((part) => part.padStart(2, '0'));
  return { date: parts.join('-'), slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text };
}

/** Route of a post below the blog; front matter `slug` replaces the address from its file name. */
export function postPermalink(root: string, path: string, slug: string | undefined): string {
  return joinRoute(root, slug ?? parsePostPath(path).slug);
}

import { attempt } from '../../report/attempt';

/** The mark that ends the excerpt of a post in lists here. */
const mark = { mdx: '{/* truncate */}', md: '<!-- truncate -->' };
const isMark = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** A pattern of a configuration, which holds it as text: `/<!-- more -->/i`. */
function patternOf(written: unknown): RegExp | undefined {
  const [, source, flags = ''] = typeof written === 'string' ? (/^\/(.+)\/([a-z]*)$/s.exec(written) ?? []) : [];
  if (source === undefined) return undefined;
  return attempt(() => new RegExp(source, flags.replace(/[gy]/g, '')), undefined);
}

/** A post with our mark where that of its blog, `truncateMarker`, was; undefined where there is nothing to change. */
export function withTruncateMark(post: string, written: unknown, format: keyof typeof mark): string | undefined {
  const found = patternOf(written)?.exec(post);
  if (!found || found[0] === '' || isMark.test(found[0])) return undefined;
  return post.slice(0, found.index) + mark[format] + post.slice(found.index + found[0].length);
}

import { attempt } from '../../report/attempt';
import type { PlanInput } from './planned-file';
import type { SourceFile } from './source-files';

/** The mark that ends the excerpt of a post in lists here. */
export const mark = { mdx: '{/* truncate */}', md: '<!-- truncate -->' };
/** The same as people write it. */
export const isMark = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** A pattern of a configuration, which holds it as text: `/<!-- more -->/i`. */
function patternOf(written: unknown): RegExp | undefined {
  const [, source, flags = ''] = typeof written === 'string' ? (/^\/(.+)\/([a-z]*)$/s.exec(written) ?? []) : [];
  if (source === undefined) return undefined;
  return attempt(() => new RegExp(source, flags.replace(/[gy]/g, '')), undefined);
}

/** Puts a truncation mark where that of the site's own, `truncateMarker`, was. */
export function withKnownMark(text: string, source: SourceFile, isData: boolean, input: PlanInput): string {
  const plugin = source.blog ?? (source.kind === 'blog' ? input.blog : undefined);
  const found = patternOf(plugin?.options['truncateMarker'])?.exec(text);
  if (!found || found[0] === '' || isMark.test(found[0])) return text;
  input.report.changed('The mark that lists of posts end at is `truncate`', source.from);
  return text.slice(0, found.index) + mark[isData ? 'md' : 'mdx'] + text.slice(found.index + found[0].length);
}

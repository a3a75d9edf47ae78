import upperFirst from 'lodash-es/upperFirst.js';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { listOf, recordOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';

const builtIn = new Set('note tip info warning danger caution success secondary important'.split(' '));

/** Names of admonitions that the configuration adds. */
export function ownKeywords({ plugins }: LoadedSite): Set<string> {
  const added = plugins.flatMap(({ options }) => listOf(recordOf(options['admonitions'])['keywords']));
  return new Set(added.filter((name) => typeof name === 'string' && !builtIn.has(name)).map(String));
}

/** Whether a container is an admonition: a built-in one or one of these names. */
export function isAdmonition(name: string, keywords: ReadonlySet<string>): boolean {
  return builtIn.has(name) || keywords.has(name);
}

/** Replaces admonitions of these names by `info` with the name as the title. Returns the names that it `found`. */
export function renameAdmonitions(text: string, names: ReadonlySet<string>): { text: string; found: string[] } {
  if (names.size === 0 || !text.includes(':::')) return { text, found: [] };
  const found = new Set<string>();
  const renamed = rewriteLines(text, (line) => {
    const [, start = '', name = '', rest = ''] = /^([\s>]*:{3,}\s*)([\w-]+)(.*)$/s.exec(line) ?? [];
    if (!names.has(name)) return line;
    found.add(name);
    const title = /^\s*$|^\{/.test(rest) ? `[${upperFirst(name)}]` : '';
    return `${start}info${title}${rest}`;
  });
  return { text: found.size === 0 ? text : renamed.text, found: [...found] };
}

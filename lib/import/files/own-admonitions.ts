import { scanLines } from '../../mdx/syntax/scan-lines';
import type { LoadedSite } from '../load/load-site';
import { listOf, valuesOf } from '../load/values';

const builtIn = new Set('note tip info warning danger caution success secondary important'.split(' '));

/** Names of admonitions that the configuration adds. */
export function ownKeywords({ plugins }: LoadedSite): Set<string> {
  const added = plugins.flatMap(({ options }) => listOf(valuesOf(options['admonitions'])['keywords']));
  return new Set(added.filter((name) => typeof name === 'string' && !builtIn.has(name)).map(String));
}

/** Whether a container is an admonition: one that is built in, or of these names. */
export function isAdmonition(name: string, keywords: ReadonlySet<string>): boolean {
  return builtIn.has(name) || keywords.has(name);
}

/**
 * Makes `info` of each admonition that the site has added, with its name for a title.
 * @returns `name`: one that was found
 */
export function renameAdmonitions(text: string, names: ReadonlySet<string>): { text: string; name?: string } {
  if (names.size === 0 || !text.includes(':::')) return { text };
  let found: string | undefined;
  const lines = [...scanLines(text)].map(({ line, code }) => {
    const [, start = '', name = '', rest = ''] = /^([\s>]*:{3,}\s*)([\w-]+)(.*)$/s.exec(line) ?? [];
    if (code || !names.has(name)) return line;
    found = name;
    const title = /^\s*$|^\{/.test(rest) ? `[${name.slice(0, 1).toUpperCase()}${name.slice(1)}]` : '';
    return `${start}info${title}${rest}`;
  });
  return found === undefined ? { text } : { text: lines.join('\n'), name: found };
}

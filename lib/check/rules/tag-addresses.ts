import { splitTranslation } from '../../content/files/translations';
import { nameAddress } from '../../content/model/join-route';
import type { FileFacts } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import { entryKeys, folderOf } from './references';

/** Different spellings of a tag are allowed: `Getting Started` is `getting-started`. */
function spelling(tag: string): string {
  return tag.toLowerCase().replace(/[\s_-]+/g, '');
}

/** A scope of tags: the docs of a version or the blog, in one language. */
function scopeOf(facts: FileFacts): string {
  const { locale = '', original = facts.path } = splitTranslation(facts.path) ?? {};
  return `${locale}/${folderOf({ path: original })}`;
}

/** Different tags with the same address, such as `c++` and `c#`: they would share a list. */
export function tagAddresses(site: SiteInput): FileProblem[] {
  const first = new Map<string, string>();
  const told = new Set<string>();
  const problemsOf = (facts: FileFacts) => {
    const scope = scopeOf(facts);
    const tags = facts.references.filter(({ kind }) => kind === 'tag');
    const defined = tags.length > 0 ? entryKeys(site, 'Tags', folderOf(facts)) : undefined;
    if (defined === undefined) return [];
    return tags.flatMap(({ name, place }): FileProblem[] => {
      const address = nameAddress(name);
      const key = `${scope}${address}`;
      const other = first.get(key) ?? name;
      first.set(key, other);
      const pair = `${key} ${spelling(name)}`;
      if (defined.includes(name) || spelling(other) === spelling(name) || told.has(pair)) return [];
      told.add(pair);
      const message = `The tags \`${other}\` and \`${name}\` share the address tags/${address}, and so one list`;
      const hint = `Write {label: ${JSON.stringify(name)}, permalink: …} with an address of its own.`;
      return [{ file: facts.path, ...place, code: 'reference/tag-address', message, hint }];
    });
  };
  return site.files.flatMap(problemsOf);
}

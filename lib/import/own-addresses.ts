import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Content, DocsVersion } from '../content/model/load-content';
import { addFrontMatter, frontMatterOf } from './files/front-matter';
import type { PlannedFile } from './files/planned-file';
import type { Report } from './report';

type Doc = DocsVersion['docs'][number];

/** A free slug like the one that another doc has. */
function freeSlug({ id, permalink }: Doc, taken: ReadonlySet<string>): string {
  const name = id.split('/').at(-1) ?? id;
  let number = 2;
  while (taken.has(posix.join(permalink, `${name}-${number}`))) number++;
  return `${name}-${number}`;
}

/** Gives each doc an address of its own. If two share one, Docusaurus warns, and nobody can reach the second. */
export function planOwnAddresses(content: Content, contentDir: string, report: Report): PlannedFile[] {
  return content.versions.flatMap(({ docs }) => {
    const taken = new Set(docs.map(({ permalink }) => permalink));
    const owners = new Map<string, Doc>();
    return [...docs]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .flatMap((doc): PlannedFile[] => {
        const owner = owners.get(doc.permalink);
        if (!owner) owners.set(doc.permalink, doc);
        if (!owner) return [];
        const text = readFileSync(join(contentDir, doc.path), 'utf8');
        const slug = freeSlug(doc, taken);
        taken.add(posix.join(doc.permalink, slug));
        const to = `content/${doc.path}`;
        report.changed(
          `${doc.permalink} is ${owner.path} alone, as Docusaurus shows it: this doc is at ${slug} now`,
          to,
        );
        const line = `slug: ${slug}`;
        const isNamed = 'slug' in frontMatterOf(text);
        return [{ to, text: isNamed ? text.replace(/^slug:.*$/m, () => line) : addFrontMatter(text, line) }];
      });
  });
}

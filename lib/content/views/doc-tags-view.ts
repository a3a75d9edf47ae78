import 'server-only';
import { withBasePath } from '../../site/urls';
import { fill, plural } from '../../words/fill';
import { tagsRoute } from '../model/build-tags';
import type { TaggedDocs } from '../model/doc-tags';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { versionFrame } from './doc-view';
import { documentLink } from './pagination';
import { tagView } from './post-parts';

export type DocTagsView = ReturnType<typeof tagsView>;
export type DocTagView = ReturnType<typeof taggedDocsView>;

function tagsView(edition: Edition, version: DocsVersion, permalink: string) {
  const words = edition.language.words.docs;
  const tags = [...version.tags.values()].filter(({ unlisted }) => !unlisted);
  return {
    kind: 'tags' as const,
    title: words.tags,
    description: fill(words.tagsDescription, { site: edition.site.title }),
    permalink,
    keywords: [],
    unlisted: version.noIndex,
    tags: tags.map(({ tag, docs }) => ({ ...tagView(tag), description: tag.description, count: docs.length })),
    ...versionFrame(edition, version, ({ root, tags: own }) => (own.size > 0 ? tagsRoute(root) : undefined)),
  };
}

function taggedDocsView(
  edition: Edition,
  version: DocsVersion,
  permalink: string,
  { tag, docs, unlisted }: TaggedDocs,
) {
  const { code, words } = edition.language;
  const { label, description } = tag;
  const below = permalink.slice(tagsRoute(version.root).length);
  return {
    kind: 'tag' as const,
    // The same text as in Docusaurus.
    title: plural(code, words.docs.tagged, docs.length, { tag: label }),
    /** With {tag} in place of the tag. */
    heading: plural(code, words.docs.tagged, docs.length),
    tag,
    description: description ?? fill(words.docs.tagDescription, { site: edition.site.title, tag: label }),
    permalink,
    keywords: [],
    unlisted: unlisted || version.noIndex,
    lead: description ?? null,
    docs: docs.map((doc) => ({ ...documentLink(doc), description: doc.description })),
    allTagsHref: withBasePath(tagsRoute(version.root)),
    ...versionFrame(edition, version, ({ root, tags }) =>
      [...tags.keys()].find((route) => route === tagsRoute(root) + below),
    ),
  };
}

/** View model of the page of tags at a route, or null where there is none. */
export function getDocTagsView(edition: Edition, route: string): DocTagsView | DocTagView | null {
  for (const version of edition.content.versions) {
    if (version.tags.size === 0) continue;
    if (route === tagsRoute(version.root)) return tagsView(edition, version, route);
    const tagged = version.tags.get(route);
    if (tagged) return taggedDocsView(edition, version, route, tagged);
  }
  return null;
}

import 'server-only';
import { site } from '../config/site';
import { withBasePath } from '../urls';
import { tagsRoute } from './build-tags';
import type { TaggedDocs } from './doc-tags';
import { type DocsPageFrame, versionFrame } from './doc-view';
import type { DocsVersion } from './load-content';
import { content } from './store';

/** Every tag of the docs of a version. */
export interface DocTagsView extends DocsPageFrame {
  kind: 'tags';
  tags: { label: string; href: string; description: string | undefined; count: number }[];
}

/** The docs of a version that have one tag. */
export interface DocTagView extends DocsPageFrame {
  kind: 'tag';
  lead: string | null;
  docs: { title: string; href: string; description: string }[];
  allTagsHref: string;
}

function tagsView(version: DocsVersion, permalink: string): DocTagsView {
  const tags = [...version.tags.values()].filter(({ unlisted }) => !unlisted);
  return {
    kind: 'tags',
    title: 'Tags',
    description: `What the documentation of ${site.title} is about.`,
    permalink,
    keywords: [],
    unlisted: false,
    tags: tags.map(({ tag: { label, permalink: route, description }, docs }) => {
      return { label, href: withBasePath(route), description, count: docs.length };
    }),
    ...versionFrame(version, ({ root, tags: own }) => (own.size > 0 ? tagsRoute(root) : undefined)),
  };
}

function tagView(version: DocsVersion, permalink: string, { tag, docs, unlisted }: TaggedDocs): DocTagView {
  const { label, description } = tag;
  const below = permalink.slice(tagsRoute(version.root).length);
  return {
    kind: 'tag',
    // As Docusaurus heads it.
    title: `${docs.length === 1 ? 'One doc' : `${docs.length} docs`} tagged with "${label}"`,
    description: description ?? `Documentation of ${site.title} tagged ${label}.`,
    permalink,
    keywords: [],
    unlisted,
    lead: description ?? null,
    docs: docs.map((doc) => ({
      title: doc.title,
      href: withBasePath(doc.permalink),
      description: doc.description,
    })),
    allTagsHref: withBasePath(tagsRoute(version.root)),
    ...versionFrame(version, ({ root, tags }) => [...tags.keys()].find((route) => route === tagsRoute(root) + below)),
  };
}

/** View model of the page of tags at a route, or null where there is none. */
export function getDocTagsView(route: string): DocTagsView | DocTagView | null {
  for (const version of content().versions) {
    if (version.tags.size === 0) continue;
    if (route === tagsRoute(version.root)) return tagsView(version, route);
    const tagged = version.tags.get(route);
    if (tagged) return tagView(version, route, tagged);
  }
  return null;
}

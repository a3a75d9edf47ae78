import once from 'lodash-es/once.js';
import type { MdxContexts } from '../content/links/create-mdx-contexts';
import type { Edition } from '../content/model/make-editions';
import type { Doc, Page, Post } from '../content/types';
import { type CardView, docCards } from '../content/views/cards';
import { type DocumentTexts, readTexts } from '../markdown/document-texts';
import { type KeptResults, makeAlways } from '../mdx/kept-results';
import { absoluteUrl } from '../site/absolute-url';

export interface MarkdownInput extends Pick<Edition, 'content' | 'site' | 'language'> {
  contexts: MdxContexts;
  /** Reuses the results of the last build for unchanged documents. */
  keep?: KeptResults<DocumentTexts>['of'];
}

/** A page whose text is read on demand. */
export interface MarkdownPage {
  /** Path of its document below the content folder. */
  path: string;
  /** Without base path and `.md`. */
  route: string;
  title: string;
  description: string;
  listed: boolean;
  texts(): DocumentTexts;
}

/** All docs, posts and standalone pages: docs by version and path, posts from the newest on. */
export function markdownPages({ content, site, language, contexts, keep = makeAlways }: MarkdownInput): MarkdownPage[] {
  const toHref = (route: string) => absoluteUrl(site, route);
  /** Only translated documents: the others are published as their originals. */
  const own = <Item extends Doc | Page | Post>(items: readonly Item[]) => items.filter(({ isOriginal }) => !isOriginal);
  const pageOf = (source: Doc | Page | Post, cards: () => CardView[]): MarkdownPage => {
    const { path, permalink: route, title, description, frontMatter } = source;
    return {
      path,
      route,
      title,
      description,
      listed: !frontMatter.unlisted,
      texts: once(() => {
        const { format, description: lead = null } = frontMatter;
        const written = { ...source, format, lead, page: toHref(route), cards: cards() };
        return keep(written, contexts(path, route), (context) => readTexts(written, context));
      }),
    };
  };
  return [
    ...content.versions.flatMap((version) =>
      own(version.docs).map((doc) => pageOf(doc, () => docCards(version, doc.permalink, toHref, language))),
    ),
    ...own<Post | Page>([...content.posts, ...content.pages]).map((page) => pageOf(page, () => [])),
  ];
}

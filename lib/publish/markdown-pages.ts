import type { LocalSite } from '../config/local-site';
import { type CardView, docCards } from '../content/cards';
import type { MdxContexts } from '../content/create-mdx-contexts';
import type { Content } from '../content/load-content';
import type { Doc, Page, Post } from '../content/types';
import { toMarkdown } from '../markdown/to-markdown';
import type { Language } from '../words/types';
import { absoluteUrl } from './absolute-url';

/** What an edition is made Markdown of. */
export interface MarkdownInput {
  content: Content;
  site: LocalSite;
  language: Language;
  contexts: MdxContexts;
}

/** A page in Markdown, written when it is asked for. */
export interface MarkdownPage {
  /** Without the base path and without `.md`. */
  route: string;
  title: string;
  description: string;
  listed: boolean;
  markdown(): string;
}

/** Every doc, post and standalone page: docs by version and path, posts from the newest on. */
export function markdownPages({ content, site, language, contexts }: MarkdownInput): MarkdownPage[] {
  const toHref = (route: string) => absoluteUrl(site, route);
  /** Only what is in the language: the rest is there as its original. */
  const own = <Item extends Doc | Page | Post>(items: readonly Item[]) => items.filter(({ isOriginal }) => !isOriginal);
  const pageOf = (source: Doc | Page | Post, cards: () => CardView[]): MarkdownPage => {
    const { path, permalink: route, title, description, frontMatter } = source;
    return {
      route,
      title,
      description,
      listed: !frontMatter.unlisted,
      markdown: () =>
        toMarkdown(
          {
            ...source,
            format: frontMatter.format,
            lead: frontMatter.description ?? null,
            page: toHref(route),
            cards: cards(),
          },
          contexts(path, route),
        ),
    };
  };
  return [
    ...content.versions.flatMap((version) =>
      own(version.docs).map((doc) => pageOf(doc, () => docCards(version, doc.permalink, toHref, language))),
    ),
    ...own<Post | Page>([...content.posts, ...content.pages]).map((page) => pageOf(page, () => [])),
  ];
}

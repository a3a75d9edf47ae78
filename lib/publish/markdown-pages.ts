import once from 'lodash-es/once.js';
import type { LocalSite } from '../config/local-site';
import type { MdxContexts } from '../content/links/create-mdx-contexts';
import type { Content } from '../content/model/load-content';
import type { Doc, Page, Post } from '../content/types';
import { type CardView, docCards } from '../content/views/cards';
import { type DocumentTexts, readTexts } from '../markdown/document-texts';
import { type KeptResults, makeAlways } from '../mdx/kept-results';
import type { Language } from '../words/types';
import { absoluteUrl } from './absolute-url';

/** What an edition is made Markdown of. */
export interface MarkdownInput {
  content: Content;
  site: LocalSite;
  language: Language;
  contexts: MdxContexts;
  /** Takes what the last build made of a document that is what it was. */
  keep?: KeptResults<DocumentTexts>['of'];
}

/** A page as text, read when it is asked for. */
export interface MarkdownPage {
  /** Path of its document below the content folder. */
  path: string;
  /** Without the base path and without `.md`. */
  route: string;
  title: string;
  description: string;
  listed: boolean;
  texts(): DocumentTexts;
}

/** Every doc, post and standalone page: docs by version and path, posts from the newest on. */
export function markdownPages({ content, site, language, contexts, keep = makeAlways }: MarkdownInput): MarkdownPage[] {
  const toHref = (route: string) => absoluteUrl(site, route);
  /** Only what is in the language: the rest is there as its original. */
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

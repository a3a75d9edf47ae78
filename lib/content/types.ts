import type { CategoryData } from '../../schema/category';
import type { DocFrontMatter } from '../../schema/doc';
import type { PageFrontMatter } from '../../schema/page';
import type { PostFrontMatter } from '../../schema/post';
import type { OwnHead } from '../mdx/types';

/** Kinds of files below the content folder that make up the site. */
export type SourceKind = 'Doc' | 'Category' | 'Post' | 'Page' | 'Authors' | 'Tags' | 'Sidebars' | 'Included';

/** Text of a heading, or a part of it that is code or emphasized. */
export type HeadingPart = string | { mark: 'code' | 'em' | 'strong'; parts: HeadingPart[] };

/** What something is called on a page. */
export interface Named {
  label: string;
  /** It is not translated: it is in the default language, and the page around it in another one. */
  original?: true;
}

/** A content file from Contentlayer, or one that is read beside it: authors.yml, tags.yml, sidebars.json and included files. */
export interface SourceDocument {
  kind: SourceKind;
  /** Path below the content folder, with forward slashes. A translation has that of its original. */
  path: string;
  /** Path of the file itself, where it is a translation. */
  file?: string;
  /** True among the documents of a language it is not translated into. */
  isOriginal?: boolean;
  /** Front matter, or the content of a data file. */
  data: Record<string, unknown>;
  inherited?: readonly string[];
  /** All keys of the front matter; only set if the text may use one that is not in the schema. */
  keys?: Record<string, unknown>;
  /** Markdown below the front matter, without the opening heading. Line numbers are those of the file. */
  body: string;
  /** Text of the opening heading and of the first paragraph, which are the default title and description. */
  heading?: string;
  paragraph?: string;
  /** That heading with its code and emphasis, if it has any. */
  headingParts?: HeadingPart[];
  /** Whether the body still contains that heading. */
  keepsHeading?: boolean;
  /** The id that its author gave the heading. */
  ownId?: string;
  /** Text of the heading if it uses up an id of the page. */
  idText?: string;
  /** Hash of the text before the body. If it changes, Contentlayer has to read the file again. */
  front?: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** Whether it comes from a CMS. Nothing in it is ever run. */
  untrusted: boolean;
}

/** Text and place of a document, with its front matter. */
export interface Markdown<FrontMatter>
  extends Pick<SourceDocument, 'path' | 'file' | 'isOriginal' | 'keys' | 'body' | 'bodyLine' | 'untrusted'> {
  frontMatter: FrontMatter;
  /** The id that its author gave the opening heading. */
  ownId?: string;
  /** Text of the opening heading if it uses up an id of the page. Not for posts, as in Docusaurus. */
  idText?: string;
}

export interface CategorySource extends Pick<SourceDocument, 'isOriginal' | 'inherited'> {
  path: string;
  data: Omit<CategoryData, 'collapsed'> & Partial<Pick<CategoryData, 'collapsed'>>;
}

export interface PageFrame {
  title: string;
  description: string;
  /** Route without the base path, for example /docs/services/store. */
  permalink: string;
  keywords: string[];
  /** Values of `<Head>` in its document, which win. */
  head?: OwnHead;
  unlisted: boolean;
}

/** Fields of every document: its text, and what is derived from path and front matter. */
type Written<FrontMatter> = Markdown<FrontMatter> & Pick<PageFrame, 'title' | 'description' | 'permalink'>;

export interface Page<FrontMatter = PageFrontMatter> extends Written<FrontMatter> {
  /** Heading at the start of the body. It is shown above the page, even if the front matter has another title. */
  heading: string | undefined;
  headingParts?: HeadingPart[];
}

export interface Doc extends Page<DocFrontMatter> {
  /** Path without extension and number prefixes, last part replaced by front matter id. */
  id: string;
  /** `current` or a name from versions.json. */
  version: string;
  tags: Tag[];
}

/** Who wrote a post: an entry of authors.yml, refined or written out by the post. */
export interface Author {
  key: string | undefined;
  name: string;
  title: string | undefined;
  /** Title and description are untranslated. */
  original?: true;
  url: string | undefined;
  email: string | undefined;
  /** Path under public/, or a full URL. */
  image: string | undefined;
  description: string | undefined;
  /** Network → handle or full URL. */
  socials: Readonly<Record<string, string>>;
  permalink: string | undefined;
}

/** A tag of a doc or a post. Label and description are in the same language. */
export interface Tag extends Named {
  permalink: string;
  description: string | undefined;
}

/** A post, with what it takes from authors.yml and tags.yml. */
export interface Post extends Written<PostFrontMatter> {
  /** Time of publication, ISO 8601 in UTC. */
  date: string;
  /** Whether that time has not come. Such posts are left out of production builds. */
  scheduled: boolean;
  authors: Author[];
  tags: Tag[];
}

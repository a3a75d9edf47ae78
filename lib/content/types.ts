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

/** One content file as it leaves Contentlayer, or as it is read beside it: authors.yml, tags.yml, sidebars.json and what documents include. */
export interface SourceDocument {
  kind: SourceKind;
  /** Path below the content folder, with forward slashes. A translation has that of its original. */
  path: string;
  /** Path of the file itself, where it is a translation. */
  file?: string;
  /** True among the documents of a language it is not translated into. */
  isOriginal?: boolean;
  /** Front matter, or the whole file for data files. */
  data: Record<string, unknown>;
  /** Keys of that which a translation has from its original. */
  inherited?: readonly string[];
  /** All keys of the front matter, where the text may ask for one that means nothing to the site. */
  keys?: Record<string, unknown>;
  /** Markdown below the front matter, without the heading it opens with; the line count is that of the file. */
  body: string;
  /** Text of that heading, and of the first paragraph: what stands for a title and a description. */
  heading?: string;
  paragraph?: string;
  /** That heading with its code and emphasis, where it has any. */
  headingParts?: HeadingPart[];
  /** True where the body has that heading all the same. */
  keepsHeading?: boolean;
  /** Text of the heading where it takes one of the ids of the page. */
  idText?: string;
  /** Hash of what stands before the body: where it is another one, Contentlayer has to read the file. */
  front?: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
  /** True where it comes from a CMS: nothing in it is ever run. */
  untrusted: boolean;
}

export interface Markdown<FrontMatter> {
  path: string;
  /** Path of the file itself, where it is a translation. */
  file?: string;
  /** True among the documents of a language it is not translated into. */
  isOriginal?: boolean;
  frontMatter: FrontMatter;
  keys?: Record<string, unknown>;
  body: string;
  /** Text of the heading above the body, where it takes one of the ids of the page. A post has none, as in Docusaurus. */
  idText?: string;
  bodyLine: number;
  untrusted: boolean;
}

export interface CategorySource extends Pick<SourceDocument, 'isOriginal' | 'inherited'> {
  path: string;
  data: Omit<CategoryData, 'collapsed'> & Partial<Pick<CategoryData, 'collapsed'>>;
}

/** What every page says of itself. */
export interface PageFrame {
  title: string;
  description: string;
  /** Route without the base path. */
  permalink: string;
  keywords: string[];
  /** What its document says instead, in `<Head>`. */
  head?: OwnHead;
  /** Whether search engines are asked to leave it out. */
  unlisted: boolean;
}

/** What every document has: its text, and what follows from its path and front matter. */
interface Written<FrontMatter> extends Markdown<FrontMatter> {
  /** Route without the base path, for example /docs/services/store. */
  permalink: string;
  title: string;
  description: string;
}

/** A standalone page. */
export interface Page<FrontMatter = PageFrontMatter> extends Written<FrontMatter> {
  /** Heading the body opens with: shown above the page, also where the front matter names the page otherwise. */
  heading: string | undefined;
  headingParts?: HeadingPart[];
}

/** A page of the docs. */
export interface Doc extends Page<DocFrontMatter> {
  /** Path without extension and number prefixes, last part replaced by front matter id. */
  id: string;
  /** `current` or a name from versions.json. */
  version: string;
  tags: Tag[];
}

/** Who wrote a post: an entry of authors.yml, refined or written out by the post. */
export interface Author {
  /** Key in authors.yml. */
  key: string | undefined;
  name: string;
  title: string | undefined;
  /** Title and description are not translated. */
  original?: true;
  url: string | undefined;
  email: string | undefined;
  /** Path under public/, or a full URL. */
  image: string | undefined;
  description: string | undefined;
  /** Network → handle or full URL. */
  socials: Readonly<Record<string, string>>;
  /** Route of the author's page; undefined where there is none. */
  permalink: string | undefined;
}

/** A tag of a doc or a post. Its description is in the language of its label. */
export interface Tag extends Named {
  /** Route of the page of the tag. */
  permalink: string;
  description: string | undefined;
}

/** A post, with what it takes from authors.yml and tags.yml. */
export interface Post extends Written<PostFrontMatter> {
  /** Time of publication, ISO 8601 in UTC. */
  date: string;
  /** True where that time has not come; such posts are in no production build. */
  scheduled: boolean;
  authors: Author[];
  tags: Tag[];
}

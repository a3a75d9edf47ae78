import type { CategoryData } from '../../schema/category';
import type { DocFrontMatter } from '../../schema/doc';
import type { PageFrontMatter } from '../../schema/page';

/** Kinds of files below the content folder that Contentlayer reads. */
export type SourceKind = 'Doc' | 'Category' | 'Post' | 'Page';

/** One content file as it leaves Contentlayer. */
export interface SourceDocument {
  kind: SourceKind;
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** Front matter, or the whole file for data files. */
  data: Record<string, unknown>;
  /** Markdown below the front matter, untouched. */
  body: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
}

interface Markdown<FrontMatter> {
  path: string;
  frontMatter: FrontMatter;
  body: string;
  bodyLine: number;
}

export type DocSource = Markdown<DocFrontMatter>;
export type PageSource = Markdown<PageFrontMatter>;

export interface CategorySource {
  path: string;
  data: CategoryData;
}

/** A doc with everything that follows from its path and front matter. */
export interface Doc extends DocSource {
  /** Path without extension and number prefixes, last part replaced by front matter id. */
  id: string;
  /** `current` or a name from versions.json. */
  version: string;
  /** Route without the base path, for example /docs/services/store. */
  permalink: string;
  title: string;
  /** Heading the body opens with: shown above the page, also where the front matter names the page otherwise. */
  heading: string | undefined;
  description: string;
}

/** A standalone page with what follows from its path and front matter. */
export interface Page extends PageSource {
  /** Route without the base path. */
  permalink: string;
  title: string;
  description: string;
}

import type { PluggableList } from 'unified';
import type { PictureSource } from '../pictures/picture';
import type { Words } from '../words/types';

/** Entry of a page's table of contents and anchor of its search records. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** Where a link of a document leads. */
export interface ResolvedLink {
  /** Address as it goes into the page, base path included. */
  href: string;
  external: boolean;
  /** True where the author vouches for it with `pathname:///`, so that the export check passes over it. */
  unchecked?: boolean;
}

/** An image with what the page needs to reserve its space. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** Smaller copies a page offers instead of it. */
  sources?: readonly PictureSource[];
  /** As for links. */
  unchecked?: boolean;
}

/** Where the opening of a text is shown among others. */
export interface ExcerptPlace {
  /** Stands in front of every id, because a list holds several texts. */
  prefix: string;
  /** Address of the whole text, base path included. */
  href: string;
}

/** The site's own components: modules of content/components by name. Only trusted documents are given any. */
export interface OwnComponents {
  names: readonly string[];
  /** Loads a module; `name` is one of the names. */
  load(name: string): Promise<OwnModule>;
}

/** What such a module exports. */
export type OwnModule = Readonly<Record<string, unknown>>;

/** A file whose text goes into documents: a partial, data, or what is shown as code. */
export interface IncludedFile {
  /** Path below the content folder, or `@site/static/` and the path below public/. */
  path: string;
  /** What stands below its front matter. */
  body: string;
  bodyLine: number;
  data: Record<string, unknown>;
  untrusted: boolean;
}

/** What a document says in `<Head>` in the place of what its page would say. */
export interface OwnHead {
  title?: string;
  description?: string;
  /** Address of the page that stands for it, as it is written. */
  canonical?: string;
}

/** What Docusaurus tells documents about their site. */
export interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  /** Base path with a slash at its end. */
  baseUrl: string;
  /** What the owner adds. */
  customFields: Readonly<Record<string, unknown>>;
}

/**
 * What a plugin may ask about the world outside of its document. All answers are ready before compilation. `from` is the
 * content path of the file that asks, where it is a partial of the document.
 */
export interface MdxContext {
  link(url: string, from?: string): ResolvedLink;
  image(src: string, from?: string): ResolvedImage;
  /** The file at a path of `importPath`; absent where documents include none. */
  include?(path: string): IncludedFile | undefined;
  site?: SiteFacts;
  frontMatter?: Readonly<Record<string, unknown>>;
  /** What the interface says in documents; English where there is none. */
  words?: Words;
  /** Absent where documents are only read. */
  components?: OwnComponents;
  /** Set where only the opening is wanted. */
  excerpt?: ExcerptPlace;
}

/** The plugins that make of a document what it is to be, beside those every document goes through. */
export interface Pipeline {
  /** Before the others. */
  remarkPlugins: PluggableList;
  /** After the others, and after the allow list of untrusted documents. */
  rehypePlugins: PluggableList;
}

declare module 'unist' {
  interface Data {
    /** Content path of the partial a node comes from. */
    from?: string;
    /** Paths of all partials it has come through. */
    through?: string[];
  }
}

declare module 'vfile' {
  interface DataMap {
    oneComponent?: boolean;
    context: MdxContext;
    toc: TocEntry[];
    /** What the document says of its page in `<Head>`. */
    head: OwnHead;
    /** Text of the heading above the body, where it takes one of the ids of the page. */
    idText: string;
    /** Entries of the table of contents that come from a partial, by its path. */
    tocs: Record<string, TocEntry[]>;
    /** Whether an excerpt is less than the whole. */
    truncated: boolean;
    /** The site's own components that it imports. */
    ownImports: string[];
    components: string[];
    /** Its pictures that have copies, by the addresses they have on the page. */
    images: ReadonlyMap<string, ResolvedImage>;
    /** Whether formulas were drawn in it. */
    math: boolean;
    languages: string[];
  }
}

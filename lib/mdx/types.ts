import type { PluggableList } from 'unified';
import type { PictureSource } from '../pictures/picture';
import type { Words } from '../words/types';

/** Entry of a page's table of contents and anchor of its search records. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
  /** Whether a heading of the first level stands below a thematic break. */
  belowBreak?: true;
}

/** Target of a link in a document. */
export interface ResolvedLink {
  /** Address for the page, base path included. */
  href: string;
  external: boolean;
  /** Whether it is a `pathname:///` address, for which the author is responsible and no check looks. */
  unchecked?: boolean;
}

/** An image with its size, so that the page does not shift. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** Smaller copies of it for the page. */
  sources?: readonly PictureSource[];
  /** As for links. */
  unchecked?: boolean;
}

/** The site's own components: modules of content/components by name. Only for trusted documents. */
export interface OwnComponents {
  names: readonly string[];
  /** Loads a module; `name` is one of the names. */
  load(name: string): Promise<OwnModule>;
}

/** Exports of such a module. */
export type OwnModule = Readonly<Record<string, unknown>>;

/** A file that documents include: a partial, data, or text to show as code. */
export interface IncludedFile {
  /** Path below the content folder, or `@site/static/` and the path below public/. */
  path: string;
  /** Text below its front matter. */
  body: string;
  bodyLine: number;
  data: Record<string, unknown>;
  untrusted: boolean;
}

/** Metadata from `<Head>`, which wins over that of the page. */
export interface OwnHead {
  title?: string;
  description?: string;
  /** Canonical address, as written. */
  canonical?: string;
}

/** Docusaurus' data about the site, for documents. */
export interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  /** Base path with a slash at its end. */
  baseUrl: string;
  /** Data from the owner. */
  customFields: Readonly<Record<string, unknown>>;
}

/** Answers to plugins about other files, ready before compilation. `from` is the partial that asks, if any. */
export interface MdxContext {
  link(url: string, from?: string): ResolvedLink;
  image(src: string, from?: string): ResolvedImage;
  /** The file at a path of `importPath`; absent if documents include none. */
  include?(path: string): IncludedFile | undefined;
  site?: SiteFacts;
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Words of the interface; English by default. */
  words?: Words;
  /** Absent if documents are only read. */
  components?: OwnComponents;
  /** Set for an excerpt: the prefix of its ids, as a list contains several, and the address of the full text. */
  excerpt?: { prefix: string; href: string };
}

/** Plugins of a kind of output, besides those of every document. */
export interface Pipeline {
  /** Run before the others. */
  remarkPlugins: PluggableList;
  /** Run after the others, and after the allow list of untrusted documents. */
  rehypePlugins: PluggableList;
}

declare module 'unist' {
  interface Data {
    /** Content path of the partial that a node comes from. */
    from?: string;
    /** Paths of all partials on the way. */
    through?: string[];
  }
}

declare module 'vfile' {
  interface DataMap {
    oneComponent?: boolean;
    context: MdxContext;
    toc: TocEntry[];
    /** Metadata from `<Head>` in the document. */
    head: OwnHead;
    /** Text of the opening heading if it uses up an id of the page. */
    idText: string;
    /** Entries of the table of contents that come from a partial, by its path. */
    tocs: Record<string, TocEntry[]>;
    /** Whether an excerpt was cut off. */
    truncated: boolean;
    /** Imported components of the site's own. */
    ownImports: string[];
    components: string[];
    /** Its pictures with copies, by address on the page. */
    images: ReadonlyMap<string, ResolvedImage>;
    /** Whether it contains formulas. */
    math: boolean;
    languages: string[];
  }
}

import type { ComponentModule } from '../../content/files/component-module';
import type { Place } from '../../report/place';
import type { FileKind } from './kinds';
import type { Problem } from './types';

/** A name in one file that stands for something in another. */
export interface Reference {
  kind: 'author' | 'tag' | 'pagination' | 'sidebar' | 'sidebar-doc' | 'sidebar-folder' | 'category-link' | 'version';
  name: string;
  place: Place;
}

/** A link or a file as it is written. */
export interface Target {
  url: string;
  place: Place;
  /** True for the image of link previews: no page loads it. */
  preview?: boolean;
}

/** An address that goes into the page as it is written: no plugin resolves it. */
export interface Verbatim extends Target {
  /** Directive of the security policy that decides whether pages load it; absent for what they only lead to. */
  directive?: string;
}

/** A mermaid diagram with the place of its first line. */
export interface Diagram {
  source: string;
  line: number;
  /** Column of the first character of each line. */
  columns: number[];
}

/** A file whose text a document takes in. */
export interface Include {
  kind: 'data' | 'partial' | 'text';
  /** As it is written. */
  source: string;
  names: string[];
  place: Place;
}

/** An entry of authors.yml or tags.yml with its address, or a category of sidebars.json that names one. */
export interface Entry {
  key: string;
  permalink: string | undefined;
  place: Place;
}

/** A component that a document uses and the framework does not know: the site has to have it. */
export interface ComponentUse {
  name: string;
  /** Where it is a member of what an import names, as in `<Gallery.Item>`: the module of that. */
  module?: string;
  place: Place;
}

/** A wrong use of a built-in component, unless the site has one of its own by that name. */
export interface Misuse extends Problem {
  component: string;
}

/** An import of one of the site's own components. */
export interface OwnImport {
  name: string;
  /** What it takes of it, `default` for the default export. */
  exports: string[];
  place: Place;
}

/** A file whose facts are wanted. */
export interface FactsTask {
  path: string;
  kind: FileKind;
  bytes: Uint8Array;
  allowedKeys: readonly string[];
  /** True where the file comes from a CMS. */
  untrusted: boolean;
}

/** The same once the bytes are read as text. */
export interface TextTask<Kind extends FileKind> extends Omit<FactsTask, 'bytes'> {
  kind: Kind;
  text: string;
}

/**
 * All the check has to know about one file: what is wrong with it alone, and what the rules across files ask for.
 * Depends on path and content only (and the date, where a post's lies in the future), and is plain data, so it can be kept and passed between threads.
 */
export interface FileFacts {
  path: string;
  kind: FileKind;
  untrusted: boolean;
  problems: Problem[];
  /** Front matter or data whose values fit the schema. */
  data: Record<string, unknown>;
  /** True for a data file that cannot be read as what it is: nobody can tell then which names it defines. */
  broken?: true;
  /** Value of a data file that is no map: versions.json. */
  list: string[];
  links: Target[];
  images: Target[];
  verbatim: Verbatim[];
  includes: Include[];
  /** Ids a link may point to. */
  anchors: string[];
  references: Reference[];
  /** Of documents only. */
  components?: ComponentUse[];
  ownImports?: OwnImport[];
  misuses?: Misuse[];
  /** Of the site's own components only. */
  module?: ComponentModule;
  diagrams: Diagram[];
  entries: Entry[];
  /** Place of each address in `redirect_from`. */
  redirects: Place[];
  /** Place of what decides the address: slug, id, or the start of the file. */
  routePlace: Place;
}

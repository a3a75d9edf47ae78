import type { ComponentModule } from '../../content/files/component-module';
import type { FileKind } from '../../content/files/file-kind';
import { fileStart, type Place } from '../../report/place';
import type { Problem } from './types';

/** A name in one file that refers to another. */
export interface Reference {
  kind: 'author' | 'tag' | 'pagination' | 'sidebar' | 'sidebar-doc' | 'sidebar-folder' | 'category-link' | 'version';
  name: string;
  place: Place;
}

/** A link or a file, as written. */
export interface Target {
  url: string;
  place: Place;
  /** Whether it is the image of link previews, which pages do not load. */
  preview?: boolean;
}

/** An address of neither a link nor an image, which is used in the page as it is. */
export interface Verbatim extends Target {
  /** Directive of the security policy that it needs; absent if pages do not load it. */
  directive?: string;
  /** Whether it names a file like the address of an image: plugins find it after all. */
  isFile?: boolean;
}

/** A mermaid diagram with the place of its first line. */
export interface Diagram {
  source: string;
  line: number;
  /** Column of the first character of each line. */
  columns: number[];
}

/** A file that a document includes. */
export interface Include {
  kind: 'data' | 'partial' | 'text';
  source: string;
  names: string[];
  place: Place;
}

/** An entry of authors.yml or tags.yml with its address, a category of sidebars.json that names one, or a translated label. */
export interface Entry {
  key: string;
  permalink: string | undefined;
  place: Place;
}

/** A component in a document that is not built in, so that the site has to provide it. */
export interface ComponentUse {
  name: string;
  /** For a member of an import, as in `<Gallery.Item>`: the module it comes from. */
  module?: string;
  /** Name by which that module exports it. */
  taken?: string;
  place: Place;
}

/** A wrong use of a built-in component. It does not count if the site has a component of that name. */
export interface Misuse extends Problem {
  component: string;
}

export interface OwnImport {
  name: string;
  /** Imported name; `default` for the default export. */
  exports: string[];
  place: Place;
}

export interface FactsTask {
  path: string;
  kind: FileKind;
  bytes: Uint8Array;
  allowedKeys: readonly string[];
  untrusted: boolean;
}

/** The same with the bytes decoded. */
export interface TextTask<Kind extends FileKind> extends Omit<FactsTask, 'bytes'> {
  kind: Kind;
  text: string;
}

/**
 * Everything that the check knows of one file: its own problems, and the input of the rules across files. Only depends on path
 * and content (and the date, for posts in the future), and is plain data, so it can be cached and sent between threads.
 */
export interface FileFacts {
  path: string;
  kind: FileKind;
  untrusted: boolean;
  problems: Problem[];
  /** Valid values of front matter or data. */
  data: Record<string, unknown>;
  /** Whether a data file cannot be read, so that the names it defines are unknown. */
  broken?: true;
  /** Value of a data file that is no map: versions.json. */
  list: string[];
  links: Target[];
  images: Target[];
  verbatim: Verbatim[];
  includes: Include[];
  anchors: string[];
  references: Reference[];
  /** Documents only. */
  components?: ComponentUse[];
  ownImports?: OwnImport[];
  misuses?: Misuse[];
  /** The site's own components only. */
  module?: ComponentModule;
  diagrams: Diagram[];
  entries: Entry[];
  redirects: Place[];
  /** Place of what decides the address: slug, id, or the start of the file. */
  routePlace: Place;
}

/** What is known of a file before it is read. */
export type Named = Pick<FactsTask, 'path' | 'kind' | 'untrusted'>;

/** Facts of a file that was not read further. */
export function noFacts({ path, kind, untrusted }: Named, problems: Problem[]): FileFacts {
  return {
    path,
    kind,
    untrusted,
    problems,
    ...(problems.length > 0 && { broken: true }),
    data: {},
    list: [],
    links: [],
    images: [],
    verbatim: [],
    includes: [],
    anchors: [],
    references: [],
    diagrams: [],
    entries: [],
    redirects: [],
    routePlace: fileStart,
  };
}

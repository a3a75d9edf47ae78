/** What tells one set of search files from another. */
export interface SearchSource {
  /** Docs version whose pages are searched; null for the latest, whose files have no version in their address. */
  version: string | null;
  /** What stands in front of the routes of the language that is searched. */
  prefix: string;
  /** Changes with every build, so that a browser keeps the files as long as they are the right ones. */
  build: string;
  /** Whether the index is cut in pieces: Pagefind's. */
  pieces: boolean;
}

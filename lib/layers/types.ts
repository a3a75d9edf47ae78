/** One import of one source file. */
export interface Import {
  /** File the import stands in, from the project folder. */
  from: string;
  /** File or folder it leads to, from the project folder; absent for packages. */
  to?: string;
  /** As written. */
  specifier: string;
  /** True where nothing of it is left at run time. */
  typeOnly: boolean;
  line: number;
  column: number;
}

/** Project files, path → text. */
export type Sources = ReadonlyMap<string, string>;

/** How the body of a document is read. */
export type Format = 'mdx' | 'md';

/** A body of a document that tries something. */
export interface BodyCase {
  /** What it attacks, and how: `code/comment before an expression`. */
  name: string;
  body: string;
  formats: readonly Format[];
}

/** What runs, wherever a browser or Node runs a program of these documents: nobody else sets this. */
export const flag = 'hostileRan';
/** A program for browsers and for Node. */
export const run = `globalThis.${flag}=1`;
/** Name of the environment variable that says which file a program for Node writes. */
export const markVariable = 'HOSTILE_MARK';
/** A program for Node that leaves a file. */
export const write = `process.getBuiltinModule("fs").writeFileSync(process.env.${markVariable}||"hostile-ran","x")`;
/** A host that no name server knows. */
export const otherHost = 'evil.invalid';

/** Makes cases of a table from name to body. */
export function bodies(
  group: string,
  table: Readonly<Record<string, string>>,
  formats: readonly Format[] = ['mdx', 'md'],
): BodyCase[] {
  return Object.entries(table).map(([name, body]) => ({ name: `${group}/${name}`, body, formats }));
}

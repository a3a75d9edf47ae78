/** Stands for a blank of an id in its comment, because text after a blank there is a remark. */
const heldBlank = '\ue020';

/** Splits the `{#id}` off a heading, if there is one; MkDocs writes `{ #id }`. A pattern would take quadratic time for blanks. */
export function cutHeadingId(text: string): { text: string; id: string } | undefined {
  const end = text.trimEnd();
  const at = end.endsWith('}') ? end.lastIndexOf('{') : -1;
  const inner = end.slice(at + 1, -1).trim();
  return at === -1 || !/^#[^{}*]+$/.test(inner)
    ? undefined
    : { text: end.slice(0, at).trimEnd(), id: inner.slice(1).trim() };
}

/** The id as a comment for MDX. Blanks in it stay, as in Docusaurus. */
export function headingIdComment(id: string): string {
  return `{/* #${id.replace(/\s/g, heldBlank)} */}`;
}

/** The id in an expression of MDX that is just such a comment; undefined for any other. */
export function commentedHeadingId(expression: string): string | undefined {
  return /^\s*\/\*\s*#([^\s{}*]+)\s*\*\/\s*$/.exec(expression)?.[1]?.replaceAll(heldBlank, ' ');
}

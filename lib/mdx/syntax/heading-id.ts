/** Stands for a blank of an id in its comment: what follows a blank there is a remark. */
const heldBlank = '\ue020';

/**
 * Cuts the `{#id}` off the end of a heading's text. By methods of strings: a pattern that looks for blanks before the
 * brace would start anew at each of them.
 * @returns the text without the id and the blanks before it, or undefined where there is no id
 */
export function cutHeadingId(text: string): { text: string; id: string } | undefined {
  const end = text.trimEnd();
  const at = end.endsWith('}') ? end.lastIndexOf('{#') : -1;
  const id = end.slice(at + 2, -1).trim();
  return at === -1 || !/^[^{}*]+$/.test(id) ? undefined : { text: end.slice(0, at).trimEnd(), id };
}

/** The id as a comment that MDX can parse. Blanks in it stay, as in Docusaurus. */
export function headingIdComment(id: string): string {
  return `{/* #${id.replace(/\s/g, heldBlank)} */}`;
}

/** The id that the text of an expression in MDX holds as a comment, and nothing else; undefined for any other. */
export function commentedHeadingId(expression: string): string | undefined {
  return /^\s*\/\*\s*#([^\s{}*]+)\s*\*\/\s*$/.exec(expression)?.[1]?.replaceAll(heldBlank, ' ');
}

/**
 * Cuts the `{#id}` off the end of a heading's text. By methods of strings: a pattern that looks for blanks before the
 * brace would start anew at each of them.
 * @returns the text without the id and the blanks before it, or undefined where there is no id
 */
export function cutHeadingId(text: string): { text: string; id: string } | undefined {
  const end = text.trimEnd();
  const at = end.endsWith('}') ? end.lastIndexOf('{#') : -1;
  const id = end.slice(at + 2, -1);
  return at === -1 || !/^[^\s{}*]+$/.test(id) ? undefined : { text: end.slice(0, at).trimEnd(), id };
}

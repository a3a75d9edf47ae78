/** Place of the first U+0000 in a text, as `line:column`. Databases cut a text there, or refuse it. */
export function zeroPlace(text: string): string | undefined {
  const at = text.indexOf('\0');
  if (at < 0) return undefined;
  const lines = text.slice(0, at).split(/\r\n?|\n/);
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

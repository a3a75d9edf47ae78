/** A path as it is typed into a terminal: in quotes where it holds spaces or signs. */
export function shellWord(path: string): string {
  return /^[\p{L}\p{N}_./\\:~-]+$/u.test(path) ? path : `"${path}"`;
}

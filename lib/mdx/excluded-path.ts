/** Whether a file or folder is no part of the content, by its name: tools keep what is theirs in such as `.github`. */
export const isHidden = (name: string): boolean => /^\.[^.]/.test(name);

/** Whether a path is a partial, in a private or hidden folder, or a test: a part starts with `_` or a dot, or the name contains `.test.`. */
export function isExcluded(path: string): boolean {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const isPrivate = (part: string) => part.startsWith('_') && !part.startsWith('_category_.');
  return parts.some((part) => isPrivate(part) || isHidden(part)) || /\.test\.\w+$/.test(file);
}

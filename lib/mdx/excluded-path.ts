/** Whether a path is a partial, in a private folder, or a test: a part starts with `_`, or the name contains `.test.`. */
export function isExcluded(path: string): boolean {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  return parts.some((part) => part.startsWith('_') && !part.startsWith('_category_.')) || /\.test\.\w+$/.test(file);
}

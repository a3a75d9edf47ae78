/** True for partials, private folders and tests: any part of the path starts with `_`, or the name contains `.test.`. */
export function isExcluded(path: string): boolean {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  return parts.some((part) => part.startsWith('_') && !part.startsWith('_category_.')) || /\.test\.\w+$/.test(file);
}

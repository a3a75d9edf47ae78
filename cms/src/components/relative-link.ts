/** How a file below content/ links to another one. */
export function relativeLink(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
  const up = '../'.repeat(folders.length - shared);
  return encodeURI(`${up || './'}${parts.slice(shared).join('/')}`);
}

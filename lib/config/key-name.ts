/** Path of keys and list places in the site configuration. */
export type ConfigKey = readonly PropertyKey[];

/** A key as messages name it: `navbar.left[1].to`. */
export function keyName(path: ConfigKey): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

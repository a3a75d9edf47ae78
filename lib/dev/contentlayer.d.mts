/**
 * Reads contentlayer.config.ts and gets ready to read content, in this process.
 * @returns reads what has changed, writes it and publishes it; false where a file could not be read, such as one that
 *   vanished after it was listed
 */
export function startContentlayer(): Promise<() => Promise<boolean>>;

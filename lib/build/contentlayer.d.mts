/**
 * Gets ready to read content in this process, as contentlayer.config.ts says. Contentlayer's own commands compile that file
 * again each time, and load a thousand files of packages one by one.
 * @returns reads what has changed, writes it and publishes it; false where a file could not be read, such as one that
 *   vanished after it was listed
 */
export function startContentlayer(): Promise<() => Promise<boolean>>;

/** Reads and publishes the content once. Says what is wrong and ends the process where that fails. */
export function runContentlayer(): Promise<void>;

/**
 * Prepares reading the content in this process with contentlayer.config.ts. Contentlayer's own commands compile that file
 * each time and load a thousand files of packages one by one.
 * @returns reads, writes and publishes changes; false if a file could not be read, for example because it has just been
 * deleted
 */
export function startContentlayer(): Promise<() => Promise<boolean>>;

/** Reads and publishes the content once. If that fails, it prints the reason and ends the process. */
export function runContentlayer(): Promise<void>;

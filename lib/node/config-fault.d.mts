/**
 * The message for an error of site.config.ts, with the line near it, or for a missing import of it; undefined for other
 * errors.
 * @param root folder of the project; by default that of the process
 */
export function configFault(error: unknown, root?: string): string | undefined;

/** The message for a package that is not installed; undefined for other errors. */
export function packageFault(error: unknown): string | undefined;

/** The message for a file that cannot be read or written; undefined for other errors. */
export function fileFault(error: unknown): string | undefined;

/** The mistakes that esbuild has found, a line each with file, line and column; or the message that esbuild is not installed. */
export function buildFault(error: Error): string;

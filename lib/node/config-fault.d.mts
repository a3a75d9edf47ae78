/**
 * Says that site.config.ts itself threw an error, and near which line, or which of its imports leads nowhere; undefined for an
 * error of anything else.
 * @param root folder of the project; that of the process by default
 */
export function configFault(error: unknown, root?: string): string | undefined;

/** What esbuild could not bundle, a line for each mistake: file, line and column, and what is wrong there. */
export function buildFault(error: Error): string;

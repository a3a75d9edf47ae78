/**
 * Says that site.config.ts itself threw an error, and near which line, or which of its imports leads nowhere; undefined for an
 * error of anything else.
 * @param root folder of the project; that of the process by default
 */
export function configFault(error: unknown, root?: string): string | undefined;

/** Says which package of the project is not installed, where that is what an error comes from; undefined where it is not. */
export function packageFault(error: unknown): string | undefined;

/** What esbuild could not bundle, a line for each mistake: file, line and column, and what is wrong there; or that esbuild is not installed. */
export function buildFault(error: Error): string;

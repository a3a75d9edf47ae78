/** Says in two lines that site.config.ts itself threw an error, and near which line; undefined for an error of anything else. */
export function configFault(error: unknown): string | undefined;

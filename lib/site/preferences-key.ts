/** Name of the reader's preferences in localStorage; the store and the script that runs before first paint share it. */
export const preferencesKey = 'docs-site:preferences';

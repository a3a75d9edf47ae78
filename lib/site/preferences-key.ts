/** Key of the reader's preferences in localStorage, for the store and the script before first paint. */
export const preferencesKey = 'docs-site:preferences';

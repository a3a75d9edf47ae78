/** No font of the site's own, only those of the reader's system. Replaces .theme/fonts.ts (tsconfig.paths.json). */
export const fontClass = '';

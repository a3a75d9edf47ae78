/** Names no font of the site's own: it is set in those of the reader's system. Stands in for .theme/fonts.ts (tsconfig.json). */
export const fontClass = '';

/** What stands in place of a list without entries. */
export const empty = 'rounded-card border border-line border-dashed px-5 py-12 text-center text-muted';

/** Links in a row, of less weight than the text. */
export const linkRow = 'mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-14 text-muted';

/** Links to parent pages above a title. */
export const upRow = 'mb-3 flex flex-wrap gap-x-5 text-14';

/** One of these links. */
export const upLink = 'py-1 max-desktop:py-2.5';

/** Facts in a row. */
export const metaRow = 'mt-4 flex flex-wrap items-center gap-x-2 text-14 text-muted tabular';

/** Text in place of an empty list. */
export const empty = 'rounded-card px-5 py-12 text-center text-muted [border:1px_dashed_var(--line)]';

/** Links in a row that stand out less than the text. */
export const linkRow = 'mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-14 text-muted';

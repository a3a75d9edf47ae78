/** A button that looks like a link. */
export const buttonLink = 'min-h-6 rounded-small px-1.5 text-link underline underline-offset-3';

/** Layer between a dialog and the page. */
export const overlay = 'fixed inset-0 z-50 bg-scrim';

/** A key in a line of text. */
export const keyCap = 'rounded-small hairline bg-panel px-[5px] py-px [font-family:inherit] text-12';

/** A page with a single column of text. */
export const narrowPage = 'mx-auto w-full max-w-measure px-5 pt-12 pb-20';

/** Text below the title of a page. */
export const leadText = 'mt-3 text-pretty text-18/[1.6] text-muted';

/** A number after a name. */
export const quietCount = 'text-14 text-muted tabular';

/** An entry of a list of links, with a text below. Its list sets the columns. */
export const listed = 'wrap-anywhere hairline-t grid items-baseline gap-y-0.5 py-4';

/** The link of such an entry. */
export const entry = 'weight-600 text-text';

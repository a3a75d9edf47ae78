/** A button that looks like a link. */
export const buttonLink = 'min-h-6 rounded-small px-1.5 text-link underline underline-offset-3';

/** What lies between a dialog and the page. */
export const overlay = 'fixed inset-0 z-50 bg-scrim';

/** A key in a line of text. */
export const keyCap = 'rounded-small hairline bg-panel px-[5px] py-px [font-family:inherit] text-12';

/** A page of nothing but a column of text. */
export const narrowPage = 'mx-auto w-full max-w-measure px-5 pt-12 pb-20';

/** What a page says of itself below its title. */
export const leadText = 'mt-3 text-pretty text-18/[1.6] text-muted';

/** A number behind a name. */
export const quietCount = 'text-14 text-muted tabular';

/** One of a list of links, with what is said of it below. Its columns are those of its list. */
export const listed = 'wrap-anywhere hairline-t grid items-baseline gap-y-0.5 py-4';

/** The link of such an entry. */
export const entry = 'weight-600 text-text';

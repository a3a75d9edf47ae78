/** The frame of the palette. With `contain`, a key only lays out and paints the palette, not the page behind. */
export const frame =
  'fixed top-[12vh] [@media(height<30rem)]:top-2 center-x z-51 w-[min(40rem,calc(100vw-32px))] overflow-hidden rounded-[calc(var(--radius)*1.25)] hairline bg-paper will-change-transform [box-shadow:0_16px_48px_rgb(10_13_17/20%)] [contain:layout_style] max-phone:inset-0 max-phone:w-auto max-phone:transform-none max-phone:rounded-none max-phone:[border:0]';

/** The line of the query. */
export const head =
  'flex flex-none items-center gap-2.5 hairline-b py-1 ps-4 pe-1 text-muted focus-within:[box-shadow:inset_0_-2px_var(--brand)]';

/** Text in place of results. */
export const note = 'px-4 py-5 text-15 text-muted [&_p+p]:mt-2';

/** An item of the palette's list. */
export const item = 'group cursor-pointer scroll-mt-[34px] scroll-mb-2 rounded-control';

/** Content of an item. */
export const row =
  'min-h-11 items-center gap-x-2 rounded-control px-2 py-[5px] text-15/[1.35] text-text hover:no-underline group-aria-selected:bg-inset group-aria-selected:edge-mark forced-colors:group-aria-selected:forced-mark';

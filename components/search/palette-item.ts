/** An item of the palette's list. */
export const item = 'group cursor-pointer scroll-mt-[34px] scroll-mb-2 rounded-control';

/** What an item holds. */
export const row =
  'min-h-11 items-center gap-x-2 rounded-control px-2 py-[5px] text-15/[1.35] text-text hover:no-underline group-aria-selected:bg-inset group-aria-selected:edge-mark forced-colors:group-aria-selected:forced-mark';

/** Code of what keeps an entry from being written at all: its fields say it themselves when it is published. */
export const unwritableCode = 'cms/unwritable';

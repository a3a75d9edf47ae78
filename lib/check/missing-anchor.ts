/** Start of the message about a missing anchor; the name of the page follows. */
export const missingAnchor = (anchor: string) => `There is no #${anchor} on `;

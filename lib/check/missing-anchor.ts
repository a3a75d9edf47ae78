/** How the content check begins what it says of an anchor that a page does not have; the name of the page follows. */
export const missingAnchor = (anchor: string) => `There is no #${anchor} on `;

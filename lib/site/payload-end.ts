/**
 * Last row of every payload of the export, by which the browser knows that it is whole. Nothing refers to its number, so
 * that React reads over it.
 */
export const payloadEnd = 'ffffff:0\n';

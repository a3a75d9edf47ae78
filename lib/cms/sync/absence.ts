const absence =
  /^(?:link\/.*|(?:file|image|redirect)\/missing(?:-target)?|reference\/.*|config\/(?:broken-link|main-doc|missing-file))$/;

/** Whether a code of the content check can mean that something else is missing: a page, a file, an author. */
export function isAbsence(code: string): boolean {
  return absence.test(code);
}

/**
 * Pasted files. Word, Excel and the like paste a picture of the text beside the text; then the text is meant. Browsers and the
 * desktop add no text, or the name of the file.
 */
export function pastedFiles(clipboard: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isWords = clipboard.types.includes('text/plain') && clipboard.types.includes('text/html');
  return isWords ? [] : [...clipboard.files];
}

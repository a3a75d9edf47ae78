/**
 * Files that were pasted. Word, Excel and their like send a picture of the words along with the words: those are what is
 * meant. Browsers and the desktop send no words, or the name of the file, beside a picture.
 */
export function pastedFiles(clipboard: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isWords = clipboard.types.includes('text/plain') && clipboard.types.includes('text/html');
  return isWords ? [] : [...clipboard.files];
}

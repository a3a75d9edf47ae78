/** Text of a part of an address. A lone % is text, too: what does not decode stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

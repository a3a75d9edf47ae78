/** Decodes a part of an address. Text that is not encoded correctly, such as a single %, stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

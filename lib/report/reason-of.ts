/** The message of anything that was thrown. Why `fetch` failed is in its cause, which has no message for several addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  if (message !== 'fetch failed' || !(cause instanceof Error)) return message;
  return cause.message || ('code' in cause ? String(cause.code) : message);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and XML, in attributes too. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

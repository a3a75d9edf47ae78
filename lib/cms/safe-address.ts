const allowed = new Set(['http', 'https', 'mailto', 'tel', 'pathname']);

/** Whether an address runs nothing. Browsers skip blanks and control characters in front of and within a scheme. */
export function isSafeAddress(address: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\p{Zs}\u00ad\u200b-\u200f\ufeff]/gu, ''))?.[1];
  return scheme === undefined || allowed.has(scheme.toLowerCase());
}

/** Whether a text is an address that runs something, such as `javascript:…`; prose with a colon is none. */
export function isScriptAddress(text: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(text.replace(/[\p{Cc}\p{Zs}\u00ad\u200b-\u200f\ufeff]/gu, ''));
}

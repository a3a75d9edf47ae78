import type { HeadingPart } from '../types';

const code = /`([^`]+)`/g;

/** A description as plain text, as its author may have used code in it. */
export function plainDescription(text: string | undefined): string | undefined {
  return text?.replace(code, '$1');
}

/** A description as it is shown above a page. */
export function descriptionParts(text: string): HeadingPart[] {
  const parts = text.split(code).map((part, at) => (at % 2 === 1 ? { mark: 'code' as const, parts: [part] } : part));
  return parts.filter((part) => part !== '');
}

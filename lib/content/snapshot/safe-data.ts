import type { SourceDocument } from '../types';

/** Fields whose text becomes a class of some element of the site. */
export const classFields = ['className', 'sidebar_class_name', 'wrapperClassName'] as const;

/**
 * Data of a document as the site may use it. One of a CMS names no classes: it could borrow the looks of any part of
 * the site, and lie over the page.
 */
export function safeData({ data, untrusted }: SourceDocument): Record<string, unknown> {
  if (!untrusted) return data;
  const { className: _a, sidebar_class_name: _b, wrapperClassName: _c, ...rest } = data;
  return rest;
}

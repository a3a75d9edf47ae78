import type { SourceDocument } from '../types';

/** Fields that become classes of elements. */
export const classFields = ['className', 'sidebar_class_name', 'wrapperClassName'] as const;

/** Data of a document, without classes if it comes from a CMS: they could imitate any part of the site, or cover the page. */
export function safeData({ data, untrusted }: SourceDocument): Record<string, unknown> {
  if (!untrusted) return data;
  const { className: _a, sidebar_class_name: _b, wrapperClassName: _c, ...rest } = data;
  return rest;
}

import type { Point, Position } from 'unist';
import type { VFile } from 'vfile';

/** Kinds of forbidden content in untrusted documents; the codes are `untrusted/<kind>`. */
export type UntrustedKind = 'address' | 'attribute' | 'code' | 'element';

const hints: Readonly<Record<UntrustedKind, string>> = {
  address: 'Use https, mailto or tel, or a path of this site.',
  attribute: 'Remove it: documents of the CMS carry no styles, classes or behaviour of their own.',
  code: 'Documents of the CMS are never run. Write text, or put it in `backquotes`.',
  element: 'Remove it, or write it as `code` to show it as text.',
};

/** Reports content that is not on the list for untrusted documents. */
export function reportUntrusted(file: VFile, kind: UntrustedKind, message: string, place?: Position | Point): void {
  const problem = file.message(message, { ...(place && { place }), ruleId: kind, source: 'untrusted' });
  problem.note = hints[kind];
}

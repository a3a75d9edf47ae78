import type { Point, Position } from 'unist';
import type { VFile } from 'vfile';

/** Kinds of what an untrusted document must not hold; each is a code of the content check, `untrusted/<kind>`. */
export type UntrustedKind = 'address' | 'attribute' | 'code' | 'element';

const hints: Readonly<Record<UntrustedKind, string>> = {
  address: 'Use https, mailto or tel, or a path of this site.',
  attribute: 'Remove it: documents of the CMS carry no styles, classes or behaviour of their own.',
  code: 'Documents of the CMS are never run. Write text, or put it in `backquotes`.',
  element: 'Remove it, or write it as `code` to show it as text.',
};

/** Notes on the file what is not on the list of what an untrusted document may hold. */
export function reportUntrusted(file: VFile, kind: UntrustedKind, message: string, place?: Position | Point): void {
  const problem = file.message(message, { ...(place && { place }), ruleId: kind, source: 'untrusted' });
  problem.note = hints[kind];
}

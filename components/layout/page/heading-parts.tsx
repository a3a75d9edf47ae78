import { createElement, Fragment, type ReactNode } from 'react';
import type { HeadingPart } from '@/lib/content/types';

function draw(part: HeadingPart): ReactNode {
  return typeof part === 'string' ? part : createElement(part.mark, null, ...part.parts.map(draw));
}

/** The heading above a page, with its code and emphasis. */
export function HeadingParts({ parts }: { parts: readonly HeadingPart[] }) {
  return createElement(Fragment, null, ...parts.map(draw));
}

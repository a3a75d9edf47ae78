import type { ReactNode } from 'react';
import { fillParts } from '@/lib/words/fill';

export { default } from './translate';

/** A text with its values in their places. */
export function interpolate(text: string, values: Readonly<Record<string, ReactNode>> = {}): string {
  return fillParts(text, values).join('');
}

import { createElement, Fragment, type ReactNode } from 'react';
import { fillParts } from '@/lib/words/fill';

type Values = Readonly<Record<string, ReactNode>>;

/** A text with values for its placeholders. */
export default function Interpolate({ children = '', values = {} }: { children?: string; values?: Values }) {
  return createElement(Fragment, null, ...fillParts(children, values));
}

/** The same as a string. */
export function interpolate(text: string, values: Values = {}): string {
  return fillParts(text, values).join('');
}

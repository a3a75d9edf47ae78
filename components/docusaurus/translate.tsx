import { createElement, Fragment, type ReactNode } from 'react';
import { fillParts } from '@/lib/words/fill';

type Values = Readonly<Record<string, ReactNode>>;

/** The text as it is written, in every language: what stands in `code.json` of Docusaurus is not read. */
export default function Translate({ children = '', values = {} }: { children?: string; id?: string; values?: Values }) {
  return createElement(Fragment, null, ...fillParts(children, values));
}

/** The same as a string. */
export function translate({ message = '' }: { message?: string; id?: string }, values: Values = {}): string {
  return fillParts(message, values).join('');
}

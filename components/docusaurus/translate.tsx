import { createElement, Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

function fill(text: string, values: Values = {}): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part : (values[name] ?? part);
  });
}

/** The text as it is written, in every language: what stands in `code.json` of Docusaurus is not read. */
export default function Translate({ children = '', values }: { children?: string; id?: string; values?: Values }) {
  return createElement(Fragment, null, ...fill(children, values));
}

/** The same as a string. */
export function translate({ message = '' }: { message?: string; id?: string }, values?: Values): string {
  return fill(message, values).join('');
}

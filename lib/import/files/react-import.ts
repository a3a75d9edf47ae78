import { splitFrontMatter } from '../../content/files/split-front-matter';
import { documentCode } from './code-places';

/** A document that names React and does not import it: Docusaurus 2 gave it to every one. */
export function importReact(text: string): string {
  const code = /\bReact\./.test(text) ? documentCode(text) : undefined;
  if (!code?.uses.has('React') || code.statements.some(({ names }) => names.includes('React'))) return text;
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  return `${text.slice(0, start)}import React from 'react';\n\n${text.slice(start)}`;
}

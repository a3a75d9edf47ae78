import { expect, it } from 'vitest';
import { applySnippet, snippets } from '@/cms/src/components/editor/snippets';

function named(name: string) {
  const found = snippets.find((snippet) => snippet.name === name);
  if (!found) throw new Error(`No snippet ${name}`);
  return found;
}

/** Applies one to a text in which `[` and `]` stand around what is selected, and answers in the same form. */
function apply(name: string, marked: string): string {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const change = applySnippet(named(name), { text, from, to });
  const result = text.slice(0, change.start) + change.text + text.slice(change.end);
  return `${result.slice(0, change.from)}[${result.slice(change.from, change.to)}]${result.slice(change.to)}`;
}

it.each([
  ['Bold', 'a [b] c', 'a **[b]** c'],
  ['Bold', 'a **[b]** c', 'a [b] c'],
  ['Italic', '[]', '_[text]_'],
  ['Table', 'Text.[]', 'Text.\n\n| Name | Means |\n| --- | --- |\n| [name] | text |\n'],
  ['Table', 'One.\n[]\nTwo.', 'One.\n\n| Name | Means |\n| --- | --- |\n| [name] | text |\n\nTwo.'],
  ['Diagram', 'One.\n\n[A --> C]\n\nTwo.', 'One.\n\n```mermaid\nflowchart LR\n  [A --> C]\n```\n\nTwo.'],
])('%s over %j', (name, before, after) => {
  expect(apply(name, before)).toBe(after);
});

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
  ['Bold', 'one [two ]three', 'one **[two]** three'],
  ['Bold', 'one[ ]two', 'one **[text]**two'],
  ['Bold', 'one [**two**] three', 'one [two] three'],
  ['Bold', '[# One]', '# **[One]**'],
  ['Bold', '[one\n\ntwo]', '[**one**\n\n**two**]'],
  ['Bold', '[- one\n- **two**\n1. three]', '[- **one**\n- **two**\n1. **three**]'],
  ['Bold', '[- **one**\n> **two**]', '[- one\n> two]'],
  ['Bold', '[one\n]two', '**[one]**\ntwo'],
  ['Italic', 'sn[a]ke', 'sn*[a]*ke'],
  ['Italic', '**[two]**', '**_[two]_**'],
  ['Code', 'a [`b` c]', 'a `` [`b` c] ``'],
  ['Table', 'Text.[]', 'Text.\n\n| Name | Means |\n| --- | --- |\n| [name] | text |\n'],
  ['Table', 'One.\n[]\nTwo.', 'One.\n\n| Name | Means |\n| --- | --- |\n| [name] | text |\n\nTwo.'],
  ['Table', '[a\nb]', '| Name | Means |\n| --- | --- |\n| [a | text |\n| b] | text |\n'],
  ['Code block', '[```js\nx\n```]', '````js title="example.js"\n[```js\nx\n```]\n````\n'],
  ['Heading', 'One.\n\nTw[]o\nThree', 'One.\n\n## Two[]\nThree'],
  ['Heading', '[]\nOne', '## [Heading]\nOne'],
  ['Heading', '[]\n\nOne', '## [Heading]\n\nOne'],
  ['Heading', '# T[w]o', '## Two[]'],
  ['Heading', '## T[]wo', 'Two[]'],
  ['List', 'O[ne\n\nTw]o', '[- One\n\n- Two]'],
  ['List', '[1. One\n2) Two]', '[- One\n- Two]'],
  ['Numbered list', '[1. One\n1. Two]', '[One\nTwo]'],
  ['Note', '[:::tip\n\nx\n\n:::]', '::::note[Title]\n\n[:::tip\n\nx\n\n:::]\n\n::::\n'],
  ['Diagram', 'One.\n\n[A --> C]\n\nTwo.', 'One.\n\n```mermaid\nflowchart LR\n  [A --> C]\n```\n\nTwo.'],
])('%s over %j', (name, before, after) => {
  expect(apply(name, before)).toBe(after);
});

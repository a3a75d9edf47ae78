import { expect, it } from 'vitest';
import { withoutDirectives } from '@/lib/mdx/syntax/without-directives';

it.each([
  ['ui:options', 'ui'],
  ['ui:xxx or ui:options.xxx', 'ui or ui.xxx'],
  ['A :abbr[label]{title="x"} here', 'A label here'],
  ['16:9, :smile: and std::vector', '16:9, :smile: and std::vector'],
  ['1. *Start*: [a](b) ends with space ', '1. *Start*: [a](b) ends with space '],
  ['> :a', '> '],
])('%s is %s', (text, left) => {
  expect(withoutDirectives(text)).toBe(left);
});

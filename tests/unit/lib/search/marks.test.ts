import { expect, test } from 'vitest';
import { findMarks } from '@/lib/search/marks';

const marked = (text: string, words: string[]) => findMarks(text, words).map(([from, to]) => text.slice(from, to));

test.each([
  ['Set NEXT_PUBLIC_URL first.', 'nextpublicurl', ['NEXT_PUBLIC_URL']],
  ['Set NEXT_PUBLIC_URL first.', 'public', ['PUBLIC']],
  ['All `NEXT_PUBLIC_` names', 'nextpublic', ['NEXT_PUBLIC']],
  ['call setCookie_now', 'cookie', ['setCookie']],
  ['a-b next.config.js', 'config', ['config']],
  ['the user’s_own', 'usersown', ['user’s_own']],
])('in “%s”, %s marks %j', (text, word, expected) => {
  expect(marked(text, [word])).toEqual(expected);
});

import { expect, it } from 'vitest';
import { keepReasons } from '@/cms/src/keep-reasons';

/** What an answer says after it, where Payload did not know the class of an error. */
const answerOf = (error: Error) => keepReasons({ error, result: { errors: [{ message: error.message }] } });

const data = { collection: 'docs', errors: [{ path: 'body', message: '1:1: The link ./none.mdx leads nowhere.' }] };

it('keeps what an error says of fields', () => {
  const error = Object.assign(new Error('The following field is invalid: Body'), { data, isPublic: true });
  const { name, message } = error;
  expect(answerOf(error)).toEqual({ response: { errors: [{ name, data, message }] } });
});

it.each([
  ['that nobody is to see', { data, isPublic: false }],
  ['without data', { isPublic: true }],
])('tells nothing of one %s', (_, parts) => {
  expect(answerOf(Object.assign(new Error('No.'), parts))).toBeUndefined();
});

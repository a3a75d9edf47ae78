import { expect, it } from 'vitest';
import { keepReasons } from '@/cms/src/checks/keep-reasons';

/** What an answer says after it, where Payload did not know the class of an error. */
const answerOf = (error: Error) => keepReasons({ error, result: { errors: [{ message: error.message }] } });

const data = { collection: 'docs', errors: [{ path: 'body', message: '1:1: The link ./none.mdx leads nowhere.' }] };

it('keeps what an error says of fields', () => {
  const error = Object.assign(new Error('The following field is invalid: Body'), { data, isPublic: true });
  const { name, message } = error;
  expect(answerOf(error)).toEqual({ response: { errors: [{ name, data, message }] } });
});

it('keeps the sentence of one that says no more, and has no name', () => {
  const error = Object.assign(new Error('The content check does not run.'), { name: '', data: null, isPublic: true });
  expect(answerOf(error)).toEqual({ response: { errors: [{ name: '', message: error.message }] } });
});

it('tells nothing of one that nobody is to see', () => {
  expect(answerOf(Object.assign(new Error('No.'), { data, isPublic: false }))).toBeUndefined();
});

import type { CollectionBeforeValidateHook } from 'payload';
import { fieldLength, maxField } from '../../../lib/cms/entries/field-values';
import { refusal } from './refusal';

const maxBody = 2_000_000;

function sizeProblem(name: string, value: unknown): string | undefined {
  if (name === 'body') {
    if (value != null && typeof value !== 'string') return 'The body has to be text.';
    const size = Buffer.byteLength(value ?? '');
    return size > maxBody
      ? `The body has ${(size / 1e6).toFixed(1)} MB; the most it takes is ${maxBody / 1e6} MB. Split it into several.`
      : undefined;
  }
  const length = fieldLength(value);
  return length > maxField
    ? `This has ${length.toLocaleString('en')} characters; the most a field takes is ${maxField.toLocaleString('en')}.`
    : undefined;
}

/** Refuses texts that would take long to read, in drafts as well, before anything reads them. */
export const refuseLongTexts: CollectionBeforeValidateHook = ({ collection, data }) => {
  for (const [name, value] of Object.entries(data ?? {})) {
    const problem = sizeProblem(name, value);
    if (problem !== undefined) throw refusal(collection.slug, name, problem);
  }
};

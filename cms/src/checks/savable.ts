import type { CollectionBeforeValidateHook } from 'payload';
import { fieldLength, maxField } from '../../../lib/cms/entries/field-values';
import { zeroPlace } from '../../../lib/cms/entries/zero';
import { refusal } from './refusal';

const maxBody = 2_000_000;
const zero = 'a character that no page can show (U+0000). Remove it.';

function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsZero);
}

function problemOf(name: string, value: unknown): string | undefined {
  if (name === 'body') {
    if (value != null && typeof value !== 'string') return 'The body has to be text.';
    const place = zeroPlace(value ?? '');
    if (place !== undefined) return `${place}: Here is ${zero}`;
    const size = Buffer.byteLength(value ?? '');
    return size > maxBody
      ? `The body has ${(size / 1e6).toFixed(1)} MB; the most it takes is ${maxBody / 1e6} MB. Split it into several.`
      : undefined;
  }
  if (holdsZero(value)) return `This holds ${zero}`;
  const length = fieldLength(value);
  return length > maxField
    ? `This has ${length.toLocaleString('en')} characters; the most a field takes is ${maxField.toLocaleString('en')}.`
    : undefined;
}

/** Refuses texts that take long to parse or that some databases cannot store, in drafts too, before anything reads them. */
export const refuseUnsavable: CollectionBeforeValidateHook = ({ collection, data }) => {
  for (const [name, value] of Object.entries(data ?? {})) {
    const problem = problemOf(name, value);
    if (problem !== undefined) throw refusal(collection.slug, name, problem);
  }
};

import { ValidationError } from 'payload';

/** An error that pages show at a field. Unlike validation of the field, it also applies to drafts. */
export function refusal(collection: string, path: string, message: string): ValidationError {
  return new ValidationError({ collection, errors: [{ path, message }] });
}

import { ValidationError } from 'payload';

/** An error that the pages of the CMS show at a field. Unlike a field's own check, it also holds for drafts. */
export function refusal(collection: string, path: string, message: string): ValidationError {
  return new ValidationError({ collection, errors: [{ path, message }] });
}

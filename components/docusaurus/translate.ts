import { interpolate } from './interpolate';

export { TranslatedText as default } from './translated-text';

/** A text as a string, untranslated: only components know the language of a page. */
export function translate(
  { message = '' }: { message?: string; id?: string },
  values?: Record<string, string>,
): string {
  return interpolate(message, values);
}

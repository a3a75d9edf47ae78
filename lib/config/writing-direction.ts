import { attempt } from '../report/attempt';

/** Scripts that are written from right to left. */
const fromTheRight: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Armi', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Whether a language is written from right to left; false for codes that are no language. */
export function isFromTheRight(code: string): boolean {
  return attempt(() => fromTheRight.has(new Intl.Locale(code).maximize().script ?? ''), false);
}

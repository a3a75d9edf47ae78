import { en } from '@/lib/words/built-in/en';
import type { BrowserWords, Language } from '@/lib/words/types';

/** The language most tests read the interface in. */
export const english: Language = { code: 'en', words: en };

/** The part of it that browsers get. */
export const browserEnglish: Language<BrowserWords> = { code: 'en', words: en.browser };

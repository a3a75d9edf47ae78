import type { Plural } from '../types';

// Arabic has six forms for numbers.

export const pages: Plural = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتان',
  few: '{count} صفحات',
  many: '{count} صفحة',
  other: '{count} صفحة',
};

export const posts: Plural = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: '{count} مقالات',
  many: '{count} مقالًا',
  other: '{count} مقال',
};

/** The forms of a longer text, by those of what is counted in it. */
export function inForms({ other, ...forms }: Plural, text: (counted: string) => string): Plural {
  return {
    ...Object.fromEntries(Object.entries(forms).map(([form, counted]) => [form, text(counted)])),
    other: text(other),
  };
}

export const results: Plural = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '{count} نتائج',
  many: '{count} نتيجة',
  other: '{count} نتيجة',
};

export const foundPages: Plural = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتين',
  few: '{count} صفحات',
  many: '{count} صفحة',
  other: '{count} صفحة',
};

export const matches: Plural = {
  zero: 'لا صفحات مطابقة',
  one: 'صفحة مطابقة واحدة',
  two: 'صفحتان مطابقتان',
  few: '{count} صفحات مطابقة',
  many: '{count} صفحة مطابقة',
  other: '{count} صفحة مطابقة',
};

export const minutes: Plural = {
  zero: 'أقل من دقيقة قراءة',
  one: 'دقيقة قراءة',
  two: 'دقيقتا قراءة',
  few: '{count} دقائق قراءة',
  many: '{count} دقيقة قراءة',
  other: '{count} دقيقة قراءة',
};

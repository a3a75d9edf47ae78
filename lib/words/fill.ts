import type { Plural } from './types';

const name = /\{(\w+)\}/g;

/** A text with what stands in for the names in braces. A name that is not among the values stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(name, (written, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : written));
}

/** The same as parts, for values that are more than text. */
export function fillParts<Value>(text: string, values: Readonly<Record<string, Value>>): (string | Value)[] {
  // Every second part is a name.
  return text.split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    return (Object.hasOwn(values, part) ? values[part] : undefined) ?? `{${part}}`;
  });
}

/** Names in braces of a text. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(name), ([, key = '']) => key);
}

/** The form of a text for a number, filled in, with the number as the language `code` writes it. */
export function plural(
  code: string,
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[new Intl.PluralRules(code).select(count)] ?? forms.other;
  return fill(form, { ...values, count: new Intl.NumberFormat(code).format(count) });
}

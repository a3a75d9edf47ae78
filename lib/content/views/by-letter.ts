import groupBy from 'lodash-es/groupBy.js';

/**
 * Groups items by the first letter of their labels, letters in order. Items of a letter keep their order.
 * @param code language of the page, which decides the order
 */
export function byLetter<Item extends { label: string }>(items: readonly Item[], code: string) {
  const groups = groupBy(items, ({ label: [first = ''] }) => first.toLocaleUpperCase(code));
  return Object.entries(groups)
    .map(([letter, own]) => ({ letter, items: own }))
    .sort((a, b) => a.letter.localeCompare(b.letter, code));
}

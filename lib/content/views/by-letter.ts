/** What begins with one letter. */
export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/**
 * Items by the first letter of their labels, letters in their order; within a letter they keep the order they come in.
 * @param code language of the page, which has an order of its own
 */
export function byLetter<Item extends { label: string }>(items: readonly Item[], code: string): LetterGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const [first = ''] = item.label;
    const letter = first.toLocaleUpperCase(code);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return Array.from(groups, ([letter, own]) => ({ letter, items: own })).sort((a, b) =>
    a.letter.localeCompare(b.letter, code),
  );
}

import { useSyncExternalStore } from 'react';
import type { EntryVerdict } from '../../../lib/cms/editor/verdict';

/** Results for the text in the form: none yet, the last answer, or why there is none. */
export type Problems =
  | { state: 'asking' }
  | { state: 'known'; verdict: EntryVerdict }
  | { state: 'failed'; reason: string };

let current: Problems = { state: 'asking' };
const listeners = new Set<() => void>();

/** Passes results to the list of problems and to the text field, which underlines them. */
export function setProblems(next: Problems): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): Problems => current;

/** Results for the text in the form. */
export function useProblems(): Problems {
  return useSyncExternalStore(subscribe, read, read);
}

let goTo: ((line: number, column: number) => void) | undefined;

/** Sets the function that jumps to a place of the text; undefined without a text field. */
export function setGoTo(next: typeof goTo): void {
  goTo = next;
}

/** Jumps to a place of the text. */
export function goToPlace(line: number, column: number): void {
  goTo?.(line, column);
}

/** Texts that an editor passed to its form and that the form will pass back later. */
export interface Echoes {
  /** Notes a text that is passed to the form. */
  tell(text: string): void;
  /** Whether a text of the form came from the editor, which has it or a newer one. */
  isOwn(text: string): boolean;
  /** The newest text that the form has not passed back. */
  pending(): string | undefined;
}

/** Tells the editor's own texts from those of others. Showing an own text again would undo what was typed since. */
export function createEchoes(): Echoes {
  const told: string[] = [];
  return {
    tell: (text) => void told.push(text),
    isOwn(text) {
      const at = told.indexOf(text);
      told.splice(0, at < 0 ? told.length : at + 1);
      return at >= 0;
    },
    pending: () => told.at(-1),
  };
}

/** Texts that an editor told its form, and that come back from there some time later. */
export interface Echoes {
  /** Notes a text that the form is told. */
  tell(text: string): void;
  /** Whether a text of the form is one that it was told, so that the editor has it, or a newer one. */
  isOwn(text: string): boolean;
  /** The newest text that has not come back. */
  pending(): string | undefined;
}

/** Tells texts of an editor from those of somebody else: to show it one of its own again would take back what was typed since. */
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

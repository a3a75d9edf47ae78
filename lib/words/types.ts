import type { en } from './built-in/en';

/** A text for each form of Intl.PluralRules that the language has; `other` is there in all. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Widened<Value> = Value extends string
  ? string
  : Value extends { other: string }
    ? Plural
    : { [Key in keyof Value]: Widened<Value[Key]> };

/** Every word of the interface in one language. */
export type Words = Widened<typeof en>;

/** The part that browsers need. */
export type BrowserWords = Words['browser'];

/** A language with its words, or some of them. */
export interface Language<Table = Words> {
  /** As in `lang`: en, pt-BR. */
  code: string;
  words: Table;
  /** Texts of the configuration, translated. */
  texts?: Readonly<Record<string, string>>;
}

import { germanParticles, verbRoot } from './german';
import { fold } from './search-words';

const clauseEnd = /[.,;:!?](?=\s|$)|[()„“”"»«–\n]/;
const conjunction = /\s(?:und|oder|sowie)\s/;
const lastWord = /\s(\p{L}+)\s*$/u;
/** Nouns have a capital letter. Adjectives stand before nouns, never after them. */
const verbs =
  /(?<=^|\s)(?:(?<=^\s*)\p{Lu}\p{Ll}+(?=\sSie\s)|(?<=\p{Lu}\S*\s)\p{Ll}+(?=\s)|\p{Ll}+(?=\s(?:Sie\s|\p{Ll})))/gu;
/** The imperative at the start of a sentence, if no other word can be the verb. */
const firstWord = /^\s*(\p{L}+)\s/u;

/** Separated verbs of a German text: “Laden Sie das Archiv herunter” contains herunterladen. Stop words are folded. */
export function separatedVerbs(text: string, stopWords: ReadonlySet<string>): string[] {
  const isVerb = (word: string) => !stopWords.has(word) && verbRoot(`an${word}`) !== undefined;
  return text.split(clauseEnd).flatMap((clause) => {
    let verb: string | undefined;
    return clause.split(conjunction).flatMap((part) => {
      const [, first = ''] = firstWord.exec(part) ?? [];
      verb = part.match(verbs)?.map(fold).find(isVerb) ?? verb ?? [fold(first)].find(isVerb);
      const particle = fold(lastWord.exec(part)?.[1] ?? '');
      return verb !== undefined && germanParticles.has(particle) ? [particle + verb] : [];
    });
  });
}

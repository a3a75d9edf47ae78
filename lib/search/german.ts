/** What stands before a separable verb, or after it in a sentence: "ich melde mich an". */
const particles =
  'ab an auf aus bei durch ein entgegen fern fest frei fort gleich heraus herein herunter her hinauf hinein hinunter hinzu hin hoch los mit nach nieder offen runter statt still teil um vor weg weiter wieder zurecht zuruck zusammen zu'.split(
    ' ',
  );

export const germanParticles: ReadonlySet<string> = new Set(particles);

/** zurückgesetzt, zurückzusetzen, gesichert: what inflection puts before a verb, or between its two parts. */
const inner = new RegExp(`^(?:((?:${particles.join('|')})+)(?:ge|zu)|ge)(?=.{4})`);
const verb = /^(.{4,}?)(?:e?nd|e?n|e?te[mnrst]?|e?t|e?st|e)$/;
const noun = /^(.{4,})(?:ungs?|ungen)$/;
/** Some nouns lose this letter, others keep it: Behandlung of behandeln, Verschlüsselung of verschlüsseln. */
const silent = /e(?=l$)/;
const latin = /^(.{4,}?)(?:ation(?:en|s)?|ier\p{L}*)$/u;

/** Strong verbs of interfaces and manuals, each with the forms its stem takes: freigeben, freigibt, Freigabe. */
const strong =
  `bieten:biet bot, binden:bind band bund, brechen:brech brich brach broch bruch, finden:find fand fund, geben:geb gib gab,
  gehen:geh ging gang, greifen:greif griff, halten:halt hielt, laden:lad lud, lassen:lass liess, laufen:lauf lief, lesen:les lies las,
  nehmen:nehm nimm nahm nomm nahme, schieben:schieb schob, schliessen:schliess schloss schluss, schreiben:schreib schrieb,
  sehen:seh sieh sah, sprechen:sprech sprich sprach, stehen:steh stand, tragen:trag trug, treten:tret tritt trat,
  verlieren:verlier verlor verlust, werfen:werf wirf warf worf wurf, ziehen:zieh zog zug`
    .split(/,\s+/)
    .flatMap((line) => {
      const [infinitive = '', forms = ''] = line.split(':');
      return forms.split(' ').map((form) => [form, infinitive] as const);
    })
    .sort(([one], [other]) => other.length - one.length);

function infinitive(root: string): string | undefined {
  const [form, whole] = strong.find(([one]) => root.endsWith(one)) ?? [];
  return form === undefined ? undefined : root.slice(0, -form.length) + whole;
}

/**
 * What a German verb has in common with its forms and the noun made of it: sichern, gesichert, Sicherung;
 * zurückgesetzt, zurücksetzen; installieren, Installation; ausgeschlossen, Ausschluss. None where a word is neither.
 * @param word in lower case, without diacritics
 */
export function verbRoot(word: string): string | undefined {
  const [, foreign] = latin.exec(word) ?? [];
  if (foreign !== undefined) return foreign;
  const [, named] = noun.exec(word) ?? [];
  // Verbs lose this letter with their endings: arbeitet.
  if (named !== undefined) return infinitive(named) ?? named.replace(/t$/, '').replace(silent, '');
  const plain = word.replace(inner, '$1');
  const root = verb.exec(plain)?.[1]?.replace(silent, '');
  return infinitive(plain) ?? infinitive(root ?? '') ?? root;
}

/** Prefixes of separable verbs. In a sentence they follow the verb: "ich melde mich an". */
const particles =
  'ab an auf aus bei durch ein entgegen fern fest frei fort gleich heraus herein herunter her hinauf hinein hinunter hinzu hin hoch los mit nach nieder offen runter statt still teil um vor weg weiter wieder zurecht zuruck zusammen zu'.split(
    ' ',
  );

export const germanParticles: ReadonlySet<string> = new Set(particles);

/** Inflection before a verb or between its two parts: zurückgesetzt, zurückzusetzen, gesichert; but not in hinzufügen. */
const inner = new RegExp(`^(?:((?:${particles.join('|')})+)(?:ge|(?<!hin)zu)|ge)(?=.{4})`);
const endings = 'e?nd|e?n|e?te[mnrst]?|e?t|e?st|e';
const verb = new RegExp(`^(.{4,}?)(?:${endings})$`);
const noun = /^(.{4,})(?:ungs?|ungen)$/;
/** Some nouns lose this letter, others keep it: Behandlung of behandeln, Verschlüsselung of verschlüsseln. */
const silent = /e(?=l$)/;
const latin = /^(.{4,}?)(?:ation(?:en|s)?|ier\p{L}*)$/u;

/** Strong verbs in interfaces and manuals, each with the forms of its stem: freigeben, freigibt, Freigabe. */
const strong = new Map(
  `bieten:biet bot, binden:bind band bund, brechen:brech brich brach broch bruch, finden:find fand fund, geben:geb gib gab,
  gehen:geh ging gang, greifen:greif griff, halten:halt hielt, laden:lad lud, lassen:lass liess, laufen:lauf lief, lesen:lese lies,
  nehmen:nehm nimm nahm nomm nahme, rufen:ruf rief, schieben:schieb schob, schliessen:schliess schloss schluss, schreiben:schreib schrieb,
  sehen:seh sieh sah, sprechen:sprech sprich sprach, stehen:steh stand, tragen:trag trug, treten:tret tritt trat,
  verlieren:verlier verlor verlust, werfen:werf wirf warf worf wurf, ziehen:zieh zog zug`
    .split(/,\s+/)
    .flatMap((line) => {
      const [infinitive = '', forms = ''] = line.split(':');
      return forms.split(' ').map((form) => [form, infinitive] as const);
    }),
);
const longestFirst = [...strong.keys()].sort((one, other) => other.length - one.length);
const strongForm = new RegExp(`(${longestFirst.join('|')})(?:en(?:e[mnrs]?)?|${endings}|ungs?|ungen)?$`);

function infinitive(word: string): string | undefined {
  const found = strongForm.exec(word);
  return found ? word.slice(0, found.index) + strong.get(found[1] ?? '') : undefined;
}

/**
 * The common root of a German verb, its forms and its noun: sichern, gesichert, Sicherung; zurückgesetzt, zurücksetzen;
 * installieren, Installation; ausgeschlossen, Ausschluss. Undefined for other words.
 * @param word in lower case, without diacritics
 */
export function verbRoot(word: string): string | undefined {
  const plain = word.replace(inner, '$1');
  const whole = infinitive(plain);
  if (whole !== undefined) return whole;
  const [, foreign] = latin.exec(word) ?? [];
  if (foreign !== undefined) return foreign;
  // Verbs lose this letter with their endings, as in arbeitet.
  const [, named] = noun.exec(word) ?? [];
  if (named !== undefined) return named.replace(/t$/, '').replace(silent, '');
  return verb.exec(plain)?.[1]?.replace(silent, '');
}

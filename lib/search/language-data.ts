import { stopwords as arabic } from '@orama/stopwords/arabic';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as japanese } from '@orama/stopwords/japanese';
import { stopwords as chinese } from '@orama/stopwords/mandarin';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { fold } from './search-words';
import type { SearchDocFile } from './types';

/** Question words, modal verbs and pronominal adverbs that are missing in the list. */
const moreGerman =
  `beim bitte bevor bisher dabei dadurch daher dahin dafür dagegen danach daran darauf daraus darf darfst
  darin darüber darum davon denen deren dürfen durfte dürfte eben etwa falls gern gerne immer ja je kannst konnte konnten
  könnten lasse lassen lässt lasst mag mal mehr meist mochte möchte möchten mögen müssen musst müsst mussten müsste nachdem
  nein nie obwohl per pro schon seit sobald solange sollen sollst sollt sollten sowie sowohl trotz warum wann wegen weitere
  weiteren wem wen wer weshalb wessen wieso wobei wodurch wofür woher wohin womit woran worauf woraus worin worüber wovon
  wozu`.split(/\s+/);

/** Words for “how to”, and forms of “to do” that browsers take for words. Both are missing in the list. */
const moreJapanese = '方法 仕方 やり方 場合 したい しない した して'.split(' ');

/** Words of every text, which say little in a query that is a sentence. English has its own list. */
const commonWordsOf: Readonly<Record<string, readonly string[]>> = {
  de: `andere bekomme bekommen bekommt besser bleiben bleibt brauche brauchen braucht eigentlich einfach finde finden findet
    funktioniert funktionieren ganz geben geht gehen gemacht genau genug geschieht getan gibt gut halt heißt irgendwie
    klappen klappt komme kommen kommt kriege kriegen kriegt lang lange leider liegen liegt mache machst macht nehmen neu
    neue neuen neuer neues nimmt oft passieren passiert plötzlich richtig sagt sehe sehen sieht stehen steht tue tun tut
    viele vielen weiß wenig wenige wirklich wissen`.split(/\s+/),
};

/** Pairs of German words of computing, one of them often English. Words of a single site are in its own configuration. */
const synonymsOf: Readonly<Record<string, string>> = {
  de: `abo abonnement, abmelden ausloggen, account konto, admin administrator verwalter, akku batterie,
    aktivieren einschalten, aktualisierung update, anlegen erstellen erzeugen hinzufügen, anmeldung login,
    anmelden einloggen, backup sicherung, benutzer nutzer anwender, computer rechner pc, datei file,
    deaktivieren ausschalten abschalten, deinstallieren entfernen, einstellungen optionen konfiguration, entfernen löschen,
    fehler problem störung, foto bild, handy smartphone mobiltelefon telefon, herunterladen download, hochladen upload,
    internet netz, kennwort passwort, kollege mitarbeiter mitglied, kosten preis gebühr, laptop notebook,
    limit begrenzung obergrenze, netzteil netzstrom stromversorgung, ordner verzeichnis, programm software anwendung,
    schlüssel key, teilen freigeben, version fassung, wiederherstellen zurückholen, wlan wifi, zugang zugriff,
    ändern bearbeiten wechseln`,
};

/** Without diacritics these words are forms of ändern, which is not a stop word. */
const ambiguous = new Set(['andern', 'andere']);

const stopWordsOf: Readonly<Record<string, readonly string[]>> = {
  ar: arabic,
  de: [...german, ...moreGerman].filter((word) => !ambiguous.has(word)),
  es: spanish,
  fr: french,
  ja: [...japanese, ...moreJapanese],
  pt: portuguese,
  zh: chinese,
};

/** Inflectional endings, without diacritics. */
const endingsOf: Readonly<Record<string, string>> = {
  de: 'test ten tet ern est em en er es et st te e n s t',
  es: 'es os as s o a e',
  fr: 'aux es s x e',
  pt: 'oes aos es os as s o a e',
};

/** Data of a language for the search files; undefined for English, which browsers have already. */
export function languageData(code: string): SearchDocFile['language'] {
  const [base = code] = code.toLowerCase().split('-');
  if (base === 'en') return undefined;
  const folded = (words: readonly string[] = []) => [...new Set(words.map(fold))].sort();
  return {
    code: base,
    stopWords: folded(stopWordsOf[base]),
    commonWords: folded(commonWordsOf[base]),
    endings: endingsOf[base]?.split(' ') ?? [],
    synonyms: (synonymsOf[base]?.split(',') ?? []).map((group) => group.trim().split(/\s+/).map(fold)),
  };
}

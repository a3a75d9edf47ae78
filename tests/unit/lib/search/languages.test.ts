import { describe, expect, it, test } from 'vitest';
import { readCases } from '@/bench/search-cases';
import { engineIn, missesOf } from '@/bench/search-languages';
import { cutAround } from '@/lib/search/excerpt';
import { verbRoot } from '@/lib/search/german';
import { separatedVerbs } from '@/lib/search/german-clauses';
import { languageData } from '@/lib/search/language-data';
import { findMarks } from '@/lib/search/marks';
import { fold, readWords } from '@/lib/search/search-words';
import { engineOf, routesOf, searchSource, section } from '@/tests/support/search-files';

const words = (text: string) => readWords(text).map(({ whole }) => whole);

describe('words', () => {
  it.each([
    ['Japanese', 'パスワードを忘れた場合', ['パスワード', 'を', '忘れ', 'た', '場合']],
    ['Chinese', '忘记密码', ['忘记', '密码']],
    ['Thai', 'ลืมรหัสผ่าน', ['ลืม', 'รหัส', 'ผ่าน']],
    ['a mix', 'API キーの作成v2', ['api', 'キー', 'の', '作成', 'v2']],
    ['vowels that are marks', 'पासवर्ड भूल गए', ['पासवर्ड', 'भूल', 'गए']],
  ])('are told apart in %s', (_, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are alike however they are written', () => {
    expect(fold('Größe')).toBe('grosse');
    expect(fold('Łódź')).toBe('lodz');
    expect(fold('مُدَرِّس')).toBe('مدرس');
    expect(fold('\u0661\u0660\u06f2\u06f9')).toBe('1029');
    expect(fold('ﾊﾞｯｸ')).toBe('バック');
    expect(fold('ガ')).not.toBe(fold('カ'));
  });

  it('of a long sentence without spaces are all there', () => {
    expect(words('設定'.repeat(40))).toHaveLength(40);
  });

  it('are marked where they stand', () => {
    expect(findMarks('古い容量を見る', ['容量'])).toEqual([[2, 4]]);
    expect(findMarks('eine Daten\u00adsicherung planen', ['datensicherung'])).toEqual([[5, 20]]);
  });
});

test('an excerpt of a text without spaces begins a little before what was found', () => {
  const text = `${'あ'.repeat(300)}容量${'い'.repeat(300)}`;
  expect(cutAround(text, ['容量'])).toMatch(/^… あ{30}容量/);
});

test('what a browser splits otherwise than the build is found all the same, and what is still being typed', () => {
  const language = languageData('ja');
  const sources = [
    searchSource('/a', { title: 'アンインストール', sections: [section(null, 'ゴミ箱を空にする')] }),
    searchSource('/b', { title: '再起動' }),
  ];
  const engine = engineOf(sources, [], language);
  expect(routesOf(engine, 'アンインスト')).toEqual(['/a']);
  expect(routesOf(engine, 'ゴミ箱')[0]).toBe('/a');
  expect(routesOf(engine, '再起動')[0]).toBe('/b');
});

test('Japanese verbs are found by their nouns, whatever else asks how', () => {
  const sources = [
    searchSource('/pay', { title: '支払い方法' }),
    searchSource('/undo', { title: 'リンク', sections: [section(null, 'リンクを取り消すと開けなくなります。')] }),
    searchSource('/back', { sections: [section(null, '消してしまったファイルを取り戻します。')] }),
  ];
  const engine = engineOf(sources, [], languageData('ja'));
  expect(routesOf(engine, '取り消し方法')[0]).toBe('/undo');
});

test.each(['ميزات', 'الميزات', 'والميزات', 'للميزات', 'ميزا', 'مزيات'])(
  'Arabic words are found with their article and without: %s',
  (query) => {
    const sources = [
      searchSource('/with', { title: 'الميزات' }),
      searchSource('/and', { sections: [section(null, 'المفاتيح والميزات في الجهاز')] }),
      searchSource('/other', { title: 'البداية' }),
    ];
    const engine = engineOf(sources, [], languageData('ar'));
    expect(routesOf(engine, query).toSorted()).toEqual(['/and', '/with']);
    expect(findMarks('المفاتيح والميزات', ['ميزات'])).toEqual([[9, 17]]);
  },
);

test('German compounds are found by their parts, their parts by compounds, and umlauts without their keys', () => {
  const sources = [
    searchSource('/plan', { title: 'Zeitplan' }),
    searchSource('/link', { title: 'Link zur Freigabe' }),
    searchSource('/size', { title: 'Größen ändern' }),
  ];
  const engine = engineOf(sources, [], languageData('de'));
  expect(routesOf(engine, 'Plan')).toEqual(['/plan']);
  expect(routesOf(engine, 'Freigabelink')).toEqual(['/link']);
  expect(routesOf(engine, 'aendert')).toEqual(['/size']);
  expect(routesOf(engine, 'Grösse')).toEqual(['/size']);
  expect(routesOf(engine, 'groessenaenderung')).toEqual(['/size']);
});

describe('German verbs', () => {
  it.each([
    ['sichern', 'sichert', 'gesicherte', 'Sicherungen'],
    ['zurücksetzen', 'zurückgesetzt', 'zurückzusetzen'],
    ['bearbeiten', 'bearbeitet', 'Bearbeitung'],
    ['freigeben', 'freigibt', 'freigegeben', 'Freigabe'],
    ['ausschließen', 'ausschließt', 'ausgeschlossen', 'ausgeschlossene', 'Ausschluss'],
    ['aufrufen', 'aufgerufenen', 'Aufruf'],
    ['hinzufügen', 'hinzugefügt', 'hinzuzufügen'],
    ['erhalten', 'erhält', 'erhaltene'],
    ['verlieren', 'verlorener', 'Verlust'],
    ['installieren', 'installiert', 'Installation'],
    ['behandeln', 'behandle', 'behandelt', 'Behandlung'],
    ['verschlüsseln', 'verschlüsselt', 'Verschlüsselung'],
  ])('have one root with their forms and nouns: %s', (...forms) => {
    expect([...new Set(forms.map((form) => verbRoot(fold(form))))]).toEqual([expect.any(String)]);
  });

  it('are not taken for what only begins like them', () => {
    expect(verbRoot('rechner')).not.toBe(verbRoot('rechnung'));
  });

  it('are found in two pieces, and by what they make', () => {
    const sources = [
      searchSource('/login', { title: 'Anmeldung' }),
      searchSource('/share', { title: 'Ordner freigeben' }),
      searchSource('/rename', { title: 'Ändern' }),
    ];
    const engine = engineOf(sources, [], languageData('de'));
    expect(routesOf(engine, 'Wo melde ich mich an?')).toEqual(['/login']);
    expect(routesOf(engine, 'freigegebene')).toEqual(['/share']);
    expect(routesOf(engine, 'wie ändere ich das')).toEqual(['/rename']);
  });
});

describe('parts of German verbs that stand apart', () => {
  const stopWords = new Set(languageData('de')?.stopWords);

  it.each([
    ['Laden Sie das Archiv herunter und melden Sie sich mit dem neuen Namen an.', ['herunterladen', 'anmelden']],
    ['Lade Bestellungen und Kunden herunter.', ['herunterlade']],
    ['In der Liste ziehen Sie einen Link zurück; er führt ins Leere.', ['zuruckziehen']],
    ['Gelöschte oder alte Dateien holen Sie aus der Sicherung zurück.', ['zuruckholen']],
    ['Firmen aus dem Ausland tragen ihre Nummer in config.yaml ein.', ['eintragen']],
    ['Kunden schicken Ware zurück.', ['zuruckschicken']],
    ['Das Programm läuft im Hintergrund.', []],
  ])('are put together: %s', (text, expected) => {
    expect(separatedVerbs(text, stopWords)).toEqual(expected);
  });
});

test('an unknown German word is taken for one with its ending rather than for one with several typos', () => {
  const sources = [
    searchSource('/gone', { title: 'Verschwinden' }),
    searchSource('/send', { title: 'Protokoll schicken' }),
  ];
  expect(routesOf(engineOf(sources, [], languageData('de')), 'verschicken')).toEqual(['/send']);
});

test('a German compound of which the site has one part is found by it, and a longer one by its beginning', () => {
  const sources = [
    searchSource('/room', { title: 'Speicher' }),
    searchSource('/disk', { title: 'Festplattenschaden' }),
  ];
  const engine = engineOf(sources, [], languageData('de'));
  expect(routesOf(engine, 'Speicherobergrenze')).toEqual(['/room']);
  expect(routesOf(engine, 'Festplatte kaputt')).toEqual(['/disk']);
});

test('a German verb finds the compounds that end with its noun, together with what stands before it and alone', () => {
  const sources = [
    searchSource('/users', { title: 'Benutzerverwaltung' }),
    searchSource('/message', { title: 'Broker', sections: [section(null, 'Eigenschaften der Benutzer verwalten')] }),
    searchSource('/size', { title: 'Größenbeschränkung' }),
  ];
  const engine = engineOf(sources, [], languageData('de'));
  expect(routesOf(engine, 'Benutzer verwalten')[0]).toBe('/users');
  expect(routesOf(engine, 'beschränken')).toEqual(['/size']);
});

it.each([
  ['de', 2],
  ['ja', 0],
])('of 30 queries in %s over 20 pages, the right page is first but for %i', (code, most) => {
  const cases = readCases(code);
  expect(cases).toHaveLength(30);
  expect(missesOf(engineIn(code), cases).length).toBeLessThanOrEqual(most);
});

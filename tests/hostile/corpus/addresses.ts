import { type BodyCase, type Format, otherHost, run } from './case';

const tab = '\t';
const script = `javascript:${run}`;

/** Spellings of addresses that run something, load a document, or mean another host. Each by what is odd in it. */
const spellings: Readonly<Record<string, string>> = {
  plain: script,
  capitals: `JaVaScRiPt:${run}`,
  'decimal entity': `&#106;avascript:${run}`,
  'decimal entity without an end': `&#0000106avascript:${run}`,
  'hexadecimal entity': `&#x6A;avascript:${run}`,
  'entity for the colon': `javascript&colon;${run}`,
  'entity for a tab': `java&Tab;script:${run}`,
  'entity for a line feed': `java&NewLine;script:${run}`,
  tab: `java${tab}script:${run}`,
  'tab before the colon': `javascript${tab}:${run}`,
  'line feed': `java\nscript:${run}`,
  'carriage return': `java\rscript:${run}`,
  NUL: `java\u0000script:${run}`,
  'leading NUL': `\u0000${script}`,
  'leading control': `\u0001${script}`,
  'leading escape': `\u001b${script}`,
  'leading blank': ` ${script}`,
  'leading no-break space': `\u00a0${script}`,
  'leading entity of a control': `&#1;${script}`,
  'leading entity of a blank': `&#32;${script}`,
  'zero width': `java\u200bscript:${run}`,
  'soft hyphen': `java\u00adscript:${run}`,
  'full width colon': `javascript\uff1a${run}`,
  'long s': `java\u017fcript:${run}`,
  'percent signs': `%6Aavascript:${run}`,
  'percent sign for the colon': `javascript%3A${run}`,
  backslash: `java\\script:${run}`,
  'escaped colon': `javascript\\:${run}`,
  'comment behind': `javascript:/*--></title></style></textarea></script>*/${run}`,
  'host behind': `javascript://${otherHost}/%0a${run}`,
  'view-source': `view-source:${script}`,
  feed: `feed:${script}`,
  'jar in front': `jar:${script}`,
  vbscript: `vbscript:${run}`,
  livescript: `livescript:${run}`,
  mocha: `mocha:${run}`,
  'data with HTML': `data:text/html,<script>${run}</script>`,
  'data in base64': 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data of SVG': `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  'data that says it is a picture': `data:image/png;javascript:${run}`,
  'data without a type': 'data:,a',
  'data in capitals': `DATA:text/html,<script>${run}</script>`,
  blob: 'blob:https://a.test/1',
  filesystem: 'filesystem:https://a.test/1',
  file: 'file:///etc/passwd',
  about: 'about:srcdoc',
  intent: 'intent://a#Intent;scheme=javascript;end',
  'ms-word': 'ms-word:ofe|u|https://a.test/a.doc',
  ftp: 'ftp://a.test/',
  wss: 'wss://a.test/',
  'another host without a scheme': `//${otherHost}/a`,
  'another host by backslashes': `\\\\${otherHost}/a`,
  'another host by a slash and a backslash': `/\\${otherHost}/a`,
  'another host by a tab': `/${tab}/${otherHost}/a`,
  'another host by one slash': `https:/${otherHost}/a`,
  'another host without slashes': `https:${otherHost}/a`,
  'another host behind a user': `https://a.test@${otherHost}/a`,
  pathname: `pathname:///${script}`,
  'pathname without slashes': `pathname:${script}`,
  'pathname of another host': `pathname:////${otherHost}/a`,
  'pathname with a backslash': `pathname:///\\${otherHost}/a`,
  'pathname with dots': 'pathname:///../../../a',
  'pathname in capitals': `PATHNAME:///${script}`,
  'pathname of pathname': `pathname://pathname://${script}`,
  site: `@site/${script}`,
  'site static': `@site/static//${otherHost}/a`,
  'path up': '../../../../../../../../etc/passwd',
  'path up in percent signs': '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'path with NUL': '/img/logo.svg%00.png',
  'broken percent signs': '/%E0%A4%A/%',
  'markup in a path': `/"><img src=x onerror=${run}>`,
  'quotes in a path': `/"onmouseover="${run}`,
  'hash with markup': `#"><img src=x onerror=${run}>`,
  'query with markup': `?a="><img src=x onerror=${run}>`,
};

/** Where an address is written in a way of its own, by which formats: every spelling stands there. */
const places: Readonly<Record<string, readonly [Format, ...Format[]]>> = {
  '[a](<@>)': ['mdx', 'md'],
  '<@>': ['md'],
  '![a](<@>)': ['md'],
  '<a href="@">a</a>': ['mdx', 'md'],
  '<img src="@" alt="a" />': ['mdx', 'md'],
  '<video src="@" poster="@"></video>': ['mdx'],
};

/** Where it is read as in one of those, and judged alike: a spelling of each kind tells whether it is judged at all. */
const likePlaces: typeof places = {
  '[a](@)': ['mdx', 'md'],
  '[r]\n\n[r]: @': ['md'],
  '[a][r]\n\n[r]: <@>': ['mdx', 'md'],
  '![a](<@>)': ['mdx'],
  '![a][r]\n\n[r]: <@>': ['mdx'],
  "<A HREF='@'>a</A>": ['md'],
  '<Link href="@">a</Link>': ['mdx'],
  '<Link to="@">a</Link>': ['mdx'],
  '<video src="@" poster="@"></video>': ['md'],
  '<audio src="@"></audio>': ['md'],
  '<blockquote cite="@">a</blockquote>': ['mdx', 'md'],
  'a[^1]\n\n[^1]: [b](<@>)': ['mdx'],
  '## [a](<@>)': ['mdx'],
  '| [a](<@>) |\n| --- |': ['mdx'],
};
const ofEachKind = new Set([
  ...['plain', 'entity for a tab', 'leading control', 'comment behind', 'data with HTML', 'data of SVG', 'file'],
  ...[
    'another host without a scheme',
    'another host by a slash and a backslash',
    'pathname',
    'pathname of another host',
  ],
  ...['path up', 'markup in a path', 'quotes in a path'],
]);

/** A reference, a footnote or an autolink has to be one of its own on a page, so that no other stands for it. */
function unique(place: string, number: number): string {
  return place.replaceAll(/\[r\]/g, `[r${number}]`).replaceAll('[^1]', `[^${number}]`);
}

function casesAt(table: typeof places, wanted: (spelling: string) => boolean): BodyCase[] {
  return Object.entries(table).flatMap(([place, formats]) =>
    Object.entries(spellings)
      .filter(([name]) => wanted(name))
      .map(([name, address], number) => ({
        name: `address/${place.replaceAll('\n', ' ')}/${name}`,
        body: unique(place, number + 1).replaceAll('@', () => address),
        formats,
      })),
  );
}

export const addressCases: readonly BodyCase[] = [
  ...casesAt(places, () => true),
  ...casesAt(likePlaces, (spelling) => ofEachKind.has(spelling)),
];

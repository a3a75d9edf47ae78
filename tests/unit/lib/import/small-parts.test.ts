import { expect, it } from 'vitest';
import { codeSettings, withKnownFences } from '@/lib/import/files/code-fences';
import { withDefaultProps } from '@/lib/import/files/default-props';
import { dropRefusedImports } from '@/lib/import/files/document-imports';
import { withJoinedElements } from '@/lib/import/files/joined-elements';
import { withPlainAngles } from '@/lib/import/files/plain-angles';
import { withShownChildren } from '@/lib/import/files/read-children';
import { rewriteAddresses } from '@/lib/import/files/rewrite-addresses';
import type { Root } from '@/lib/import/files/roots';
import { asksUnknownHosts, scanHosts, scanPortraits } from '@/lib/import/files/scan-hosts';
import { clientReason } from '@/lib/import/files/use-client';
import { readHtml } from '@/lib/import/html-text';
import { linkTo } from '@/lib/import/settings/draft-link';
import { loadedSite } from './loaded-site';

it.each([
  ["import { useState } from 'react'; useState(0)", 'useState'],
  ['const id = useId<string>();', 'useId'],
  ['<b onClick={go}>', 'onClick'],
  ['window.scrollTo(0)', 'window'],
  ['ExecutionEnvironment.canUseDOM && start()', 'canUseDOM'],
  ['class G extends React.Component {}', 'Component'],
  ['export default class extends PureComponent<Props> {}', 'PureComponent'],
  ['class G<P>\n  extends Component<P> {}', 'Component'],
  ['const Shade = createContext<Map<string, () => void>>(new Map());', 'createContext'],
  ['class Lamps extends Map {}\nexport const Component = 1;', undefined],
  ["/* licence */ 'use client';\nuseState()", undefined],
  ['const { siteConfig } = useDocusaurusContext(); useBaseUrl("/x")', undefined],
  ['export const user = (a) => <b>{a}</b>;', undefined],
])('%s is a component for browsers because of %s', (source, reason) => {
  expect(clientReason(source)).toBe(reason);
});

it.each([
  ['docs/a/', '/docs/a'],
  ['/docs/#x', '/docs#x'],
  ['/docs/a/?b', '/docs/a?b'],
  ['/', '/'],
  ['pathname:///a.pdf', 'pathname:///a.pdf'],
])('the route of %s is %s', (address, to) => {
  expect(linkTo('A', address)).toEqual({ label: 'A', to });
});

it('takes addresses with a scheme as they are', () => {
  expect(linkTo('A', 'mailto:a@b.example')).toEqual({ label: 'A', href: 'mailto:a@b.example' });
  expect(linkTo('A', '//b.example/c')).toEqual({ label: 'A', href: 'https://b.example/c' });
});

it('reads text and links of HTML', () => {
  expect(readHtml('A <b>bold</b> &amp; <a href="/x"> far <i>away</i></a>.<br>End')).toEqual({
    text: 'A bold & far away. End',
    links: [{ label: 'far away', href: '/x' }],
  });
});

it('parts lines of HTML that end without a mark', () => {
  expect(readHtml('<br>© Light<br/><br/>By <b>all</b>, <br>of us.<br>End<br>').text).toBe(
    '© Light · By all, of us. End',
  );
  expect(readHtml('<p><a href="/x">Made by us</a></p> <p class="b">© <b>Light</b></p><div>End.</div>').text).toBe(
    'Made by us · © Light · End.',
  );
});

it('calls links of a picture by what it shows, and others without text by their name', () => {
  const html =
    '<a href="/x"><img src="/x.svg" alt="Built by us"></a><a href="/y" aria-label="Y"><svg/></a><a href="/z"><img></a>';
  expect(readHtml(html).links).toEqual([
    { label: 'Built by us', href: '/x' },
    { label: 'Y', href: '/y' },
  ]);
});

const roots: Root[] = [
  { kind: 'docs', from: 'website/handbook', to: 'content/docs' },
  { kind: 'pages', from: 'src/pages', to: 'content/pages' },
  { kind: 'static', from: 'static', to: 'public' },
  // Docs whose id begins as the folder of the components is named.
  { kind: 'docs', from: 'parts', to: 'content/components-list_docs' },
];
const from = { from: 'website/handbook/a/b.md', to: 'content/docs/a/b.md' };

it.each([
  ['[x](../c.md#d)', '[x](../c.md#d)'],
  ['[x](../../../src/pages/p.md?q#d)', '[x](@site/src/pages/p.md?q#d)'],
  ['[x](../../../parts/p.md)', '[x](@site/components-list_docs/p.md)'],
  ['[x]: ../../../static/x.png', '[x]: @site/static/x.png'],
  ['<img src="../../../static/x.png" />', '<img src="@site/static/x.png" />'],
  ["<img src={require('@site/static/x.png').default} />", "<img src={require('@site/static/x.png').default} />"],
  ["import X from '!!raw-loader!@site/website/handbook/x.js';", "import X from '!!raw-loader!@site/docs/x.js';"],
  ['[x](../../../package.json)', '[x](../../../package.json)'],
  [
    "import { version } from '../../../package.json';",
    "import { version } from '@site/src/components/site/package.json';",
  ],
  ["import Dial from './_Dial.jsx';", "import Dial from '@site/src/components/docs/a/Dial.jsx';"],
  ["import Dial from '!!raw-loader!./_Dial.jsx';", "import Dial from '!!raw-loader!./_Dial.jsx';"],
  ['[x](./Dial.jsx)', '[x](./Dial.jsx)'],
  ["import X from '/website/handbook/_x.md'", "import X from '@site/docs/_x.md'"],
  ["import X from '/static/x.png'", "import X from '@site/static/x.png'"],
  [
    "import {\n  x,\n} from '!!raw-loader!/website/handbook/x.js';",
    "import {\n  x,\n} from '!!raw-loader!@site/docs/x.js';",
  ],
  ["<img src={require('/static/x.png').default} />", "<img src={require('@site/static/x.png').default} />"],
  ["import X from '/data/x.json';", "import X from '@site/src/components/site/data/x.json';"],
  ["export const x = '/website/handbook/x.md';", "export const x = '/website/handbook/x.md';"],
  ['[x](/website/handbook/x.md)', '[x](/website/handbook/x.md)'],
  ["import X from '/x.png';", "import X from '@site/src/components/site/x.png';"],
  ['```\n[x](../../../static/x.png)\n```', '```\n[x](../../../static/x.png)\n```'],
])('%s becomes %s', (text, expected) => {
  expect(rewriteAddresses(text, from, roots).text).toBe(expected);
});

it('names the lines it changed', () => {
  expect(rewriteAddresses('a\n![x](../../../static/x.png)\n../', from, roots).lines).toEqual([2]);
});

it('finds hosts of elements and components', () => {
  const text =
    '<img alt="x" src={"https://a.example/x"} /> <source src=\'https://b.example:8443/x\' /> [x](https://c.example) <iframe src={`https://d.example/x`} /> `<img src="https://e.example">`';
  expect(scanHosts(text)).toEqual([
    ['img-src', 'https://a.example'],
    ['media-src', 'https://b.example:8443'],
    ['frame-src', 'https://d.example'],
  ]);
});

it('finds what code asks other sites for', () => {
  const text = 'useEffect(() => { fetch(`https://api.example/stars`); fetch(url); axios.get("https://b.example"); })';
  const asked = ['https://api.example', 'https://b.example'].map((origin) => ['connect-src', origin]);
  expect(scanHosts(text, true)).toEqual(asked);
  expect(scanHosts(text)).toEqual([]);
});

it('finds what code asks by the name of an address', () => {
  const text = `const API = 'https://api.example/v1'; const url = "https://b.example"; const film = 'https://c.example/f';
    fetch(\`\${API}/stars\`); fetch( url , {}); <iframe title="x" src={film} />`;
  expect(scanHosts(text, true)).toEqual([
    ['connect-src', 'https://api.example'],
    ['connect-src', 'https://b.example'],
    ['frame-src', 'https://c.example'],
  ]);
});

it('finds hosts of addresses that code completes, and of modules that browsers load', () => {
  const text = `const face = \`https://faces.example/\${name}\`; <a href={\`https://a.example/\${name}\`}><img src={face} /></a>;
    <a href={\`https://b.example/\${name}\`}><img alt="" src={\`https://marks.example/\${name}\`} /></a>;
    import(/* webpackIgnore: true */ // no types
      "https://modules.example/editor.js");`;
  expect(scanHosts(text, true)).toEqual([
    ['script-src', 'https://modules.example'],
    ['img-src', 'https://faces.example'],
    ['img-src', 'https://marks.example'],
  ]);
});

it('finds pictures of data by the names of their keys', () => {
  expect(scanHosts('{"greyImage":"https://a.example/u/1?v=4","link":"https://b.example/u/2"}', true)).toEqual([
    ['img-src', 'https://a.example'],
  ]);
});

it('finds films that documents and code hand to components', () => {
  const film = 'https://a.example/embed/x?t=1';
  expect(scanHosts(`<Film src="${film}" /> \`"${film.replace('a.', 'b.')}"\` [x](https://c.example/embed/x)`)).toEqual([
    ['frame-src', 'https://a.example'],
  ]);
  expect(scanHosts("const at = { film: 'https://player.vimeo.com/video/1' };", true)).toEqual([
    ['frame-src', 'https://player.vimeo.com'],
  ]);
});

it('finds pictures that code and data name', () => {
  const text = '[{ "image": "https://a.example/x.PNG?s=1", "to": "https://b.example/x" }, \'https://c.example/y.svg\']';
  expect(scanHosts(text, true)).toEqual(
    ['https://a.example', 'https://c.example'].map((origin) => ['img-src', origin]),
  );
  expect(scanHosts(text)).toEqual([]);
});

it('names the language of code, and marks lines of it by comments that are known here', () => {
  const comments = new Map([['error-next-line', 'highlight-next-line']]);
  const text =
    'error-next-line\n\n```\n// error-next-line\na\n```\n```js {1}\n# error-next-lines\n```\n\n- ```{1}\n  a\n  ```\n';
  expect(withKnownFences(text, { language: 'ts', comments })).toBe(
    'error-next-line\n\n```ts\n// highlight-next-line\na\n```\n```js {1}\n# error-next-lines\n```\n\n- ```ts {1}\n  a\n  ```\n',
  );
  expect(withKnownFences(text, { language: undefined, comments: new Map() })).toBe(text);
});

it('marks lines as added or removed where the site has comments for that', () => {
  const comment = (className: string, word: string) => ({
    ...{ className, line: `${word}-next-line` },
    block: { start: `${word}-start`, end: `${word}-end` },
  });
  const magicComments = [comment('code-add-line', 'add'), comment('removed', 'cut'), comment('error', 'error')];
  const site = loadedSite({ config: { themeConfig: { prism: { magicComments } } } });
  const text =
    '```js\n  // add-next-line\na\n/* cut-start */\nb\nc\n/* cut-end */\n// error-next-line\nd\n```\n\n```js\n# add-start\ne\n```\nf\n';
  expect(withKnownFences(text, codeSettings(site))).toBe(
    '```js\n  // [!code ++]\na\n/* [!code --:2] */\nb\nc\n// highlight-next-line\nd\n```\n\n```js\n# [!code ++:1]\ne\n```\nf\n',
  );
});

it('removes a refused import from the start of a line, and keeps the statement behind it', () => {
  const text = "# A\n\nimport { memo } from 'react'; export const A = () => <b>1</b>;\n\n<A />\n";
  expect(dropRefusedImports(text)).toBe('# A\n\nexport const A = () => <b>1</b>;\n\n<A />\n');
});

it('drops comments of licences that a site hides by marking them', () => {
  const magicComments = [
    { className: 'licence', line: 'SPDX-License-Identifier: MIT' },
    { className: 'c', line: 'Copyright © Lamps' },
  ];
  const site = loadedSite({ config: { themeConfig: { prism: { magicComments } } } });
  const text = '```js\n// Copyright © Lamps\n// SPDX-License-Identifier: MIT\n\na\n```\n';
  expect(withKnownFences(text, codeSettings(site))).toBe('```js\n\na\n```\n');
});

it.each([
  [`fetch(\`https://api.example/\${id}\`)`, false],
  ["fetch('/data.json')", false],
  ["const url = 'https://api.example/a'; fetch(url)", false],
  ['fetch(props.src)', true],
  [`useSWR<Data>(\`\${base}/a\`, load)`, true],
  ['function fetch(id) {}', false],
])('knows whether code asks hosts that it does not name: %s', (code, expected) => {
  expect(asksUnknownHosts(code)).toBe(expected);
});

it.each([
  [
    'export default function A(props) { return props.a; }',
    'export default function A(givenProps) {\n  const props = { ...A.defaultProps, ...givenProps }; return props.a; }',
  ],
  [
    'const A = ({ a }) => <b>{a}</b>;',
    'const A = (givenProps) => {\n  const { a } = { ...A.defaultProps, ...givenProps };\n  return (<b>{a}</b>);\n};',
  ],
])('lets functions read their default properties: %s', (code, expected) => {
  const set = '\nA.defaultProps = { a: 1 };\n';
  expect(withDefaultProps(code + set, 'a.jsx')).toBe(expected + set);
});

it('leaves default properties of classes to React', () => {
  expect(withDefaultProps('class A extends Component {}\nA.defaultProps = {};', 'a.jsx')).toBeUndefined();
});

it.each([
  ['const a = children.props.children;', 'const a = shownChildren(children).props.children;'],
  ['f(children.props.children);', 'f(shownChildren(shownChildren(children).props.children));'],
  ['const a = (children as any)?.props;', 'const a = shownChildren((children as any))?.props;'],
  ['const a = props.children[0];', 'const a = shownChildren(props.children)[0];'],
  ['cloneElement(children, { a });', 'cloneElement(shownChildren(children), { a });'],
  ['React.Children.only(children);', 'React.Children.only(shownChildren(children));'],
  ['for (const one of children) f(one);', 'for (const one of shownChildren(children)) f(one);'],
  ['const a = [...children];', 'const a = [...shownChildren(children)];'],
])('lets code for browsers look into what a server made: %s', (code, expected) => {
  const first = "import { shownChildren } from '@site/src/components/shown-children';\n";
  expect(withShownChildren(code, 'a.tsx')).toBe(first + expected);
});

it('leaves code alone that shows its children, or asks React about them', () => {
  const code = 'const A = ({ children }) => <p>{children}{React.Children.map(children, (one) => one.type)}</p>;';
  expect(withShownChildren(code, 'a.jsx')).toBeUndefined();
});

it('finds where portraits come from', () => {
  const text = 'ann:\n  image_url: https://github.com/ann.png\nbob:\n  "image_url": "https://b.example/b.png"\n';
  expect(scanPortraits(text)).toEqual([
    'https://github.com',
    'https://avatars.githubusercontent.com',
    'https://b.example',
  ]);
});

it('takes `<` before no name for text, as MDX 1 did, and nothing else', () => {
  const text = [
    '---',
    'title: a <= b',
    '---',
    '| A <= 1 | `a <= b` | <b>x</b> |',
    '',
    '<!-- c --> less <5 and <-1 {1 <= 2 ? "y" : "n"} <Tag a={1 <= 2} />',
    '',
    '```',
    'a <= b',
    '```',
  ];
  const changed = text.map((line) => line.replace('A <=', 'A \\<=').replace('<5 and <-', '\\<5 and \\<-'));
  expect(withPlainAngles(text.join('\n'))).toEqual({ text: changed.join('\n'), lines: [6, 4].sort() });
  const broken = 'Is <b never closed, a <= b';
  expect(withPlainAngles(broken).text).toBe(broken);
  const data = '---\nformat: md\n---\n<td>\na <= b\n</td>\n';
  expect(withPlainAngles(data).text).toBe(data);
});

it('joins the lines of elements in sentences, of which MDX 1 let the tags stand in two paragraphs', () => {
  const text = (first: string, second: string, third: string) =>
    `---\ntitle: A\n---\n\n<div>\n  <p>\n    Try\n${first}\n    today.\n  </p>\n  ${second}\n</div>\n\n${third}\n`;
  const long = '<b>\n\ntoo far\n</b> apart';
  const written = text(
    "    <Link\n      to='/a'\n    >\n      the\n      cloud\n    </Link>, or",
    '<p>One <i>line\n  </i></p>\n  <p>Closed\n  </p>',
    long,
  );
  expect(withJoinedElements(written).text).toBe(
    text("    <Link to='/a'>the cloud</Link>, or", '<p>One <i>line</i></p>\n  <p>Closed</p>', long),
  );
  const valid = '<Tabs>\n  <b>\n    x\n  </b>\n</Tabs>\n';
  expect(withJoinedElements(valid)).toEqual({ text: valid, lines: [] });
});

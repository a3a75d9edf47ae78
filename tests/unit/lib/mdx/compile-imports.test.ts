import { describe, expect, it } from 'vitest';

import { readTexts } from '@/lib/markdown/document-texts';
import { compileMdx } from '@/lib/mdx/compile';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import { readSections } from '@/lib/mdx/read-sections';
import type { IncludedFile, MdxContext } from '@/lib/mdx/types';
import { renderHtml, renderMdx } from '../../../support/render-mdx';

/** A context that includes these files; `from` shows what addresses count from. */
function contextOf(files: Readonly<Record<string, string>>, untrusted: readonly string[] = []): MdxContext {
  const included = new Map<string, IncludedFile>(
    Object.entries(files).map(([path, body]) => [
      path,
      { path, body, bodyLine: 1, data: { title: `Front of ${path}` }, untrusted: untrusted.includes(path) },
    ]),
  );
  return {
    link: (url, from = 'page') => ({ href: `link(${from}):${url}`, external: false }),
    image: (src, from = 'page') => ({ src: src.startsWith('/base/') ? src : `/base/${from}/${src}` }),
    include: (path) => included.get(path),
    site: {
      title: 'Harbor',
      tagline: 'Boats',
      url: 'https://example.com',
      baseUrl: '/base/',
      customFields: { berth: 4 },
    },
    frontMatter: { title: 'The page' },
  };
}

async function html(body: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const rendered = await renderMdx(body, { context: contextOf(files) });
  return rendered.html.replace(/>\n+</g, '><').trim();
}

const source = { path: 'docs/page.mdx', bodyLine: 1, format: 'mdx', untrusted: false } as const;
const importPart = "import Part from './_part.mdx'\n\n";

describe('partials', () => {
  it('become part of the text, with what their tag gives them', async () => {
    const part = 'Hello **{props.name}**.\n\n<div title={props.name}>{props.children}</div>';
    expect(await html(`${importPart}<Part name="Ann">\n\nChild.\n\n</Part>`, { 'docs/_part.mdx': part })).toBe(
      '<p>Hello <strong>Ann</strong>.</p><div title="Ann"><p>Child.</p></div>',
    );
  });

  it('stand in a line where they are a line', async () => {
    expect(await html(`${importPart}Berth <Part /> is free.`, { 'docs/_part.mdx': '*four*' })).toBe(
      '<p>Berth <em>four</em> is free.</p>',
    );
  });

  it('cut a line where they are more', async () => {
    expect(await html(`${importPart}Above <Part /> below.`, { 'docs/_part.mdx': '- four' })).toBe(
      '<p>Above </p><ul><li>four</li></ul><p> below.</p>',
    );
  });

  it('count addresses from their own file', async () => {
    const part = '[a](./a.mdx) [b][ref]\n\n![p](./p.png)\n\n<a href="./c.mdx">c</a>\n\n[ref]: ./b.mdx';
    const page = "import Part from '../shared/_part.md'\n\n<Part />\n\n[d](./d.mdx)";
    const text = await html(page, { 'shared/_part.md': part });
    for (const address of ['a', 'b', 'c']) expect(text).toContain(`"link(shared/_part.md):./${address}.mdx"`);
    expect(text).toContain('"/base/shared/_part.md/./p.png"');
    expect(text).toContain('"link(page):./d.mdx"');
  });

  it('leave the ids of headings as Docusaurus makes them: of what is written in braces, and of each space', async () => {
    const body =
      "export const version = '2.4';\n\n## About {version}\n\n## {'Two'  + 1}\n\n## a  b {/* #own */}\n\n## a  b";
    const { toc } = await renderMdx(body, { context: contextOf({}) });
    expect(toc.map(({ id, text }) => [id, text])).toEqual([
      ['about-version', 'About 2.4'],
      ['two---1', 'Two1'],
      ['own', 'a b'],
      ['a--b', 'a b'],
    ]);
  });

  it('have their headings in the one list of the page, numbered with it', async () => {
    const context = contextOf({ 'docs/_part.mdx': '## Setup\n\n## For {props.os}' });
    const { toc } = await renderMdx(`${importPart}## Setup\n\n<Part os="Linux" />`, { context });
    expect(toc.map(({ id }) => id)).toEqual(['setup', 'setup-1', 'for-propsos']);
  });

  it('offer their headings to a table of contents in the text', async () => {
    const body = `import Part, { toc as partToc } from './_part.mdx'\n\n## Own\n\n<Part />\n\n<TOCInline toc={partToc} />`;
    const text = await html(body, { 'docs/_part.mdx': '## Inner' });
    expect(/<ul class="toc-inline">.*<\/ul>/.exec(text)?.[0].match(/href="[^"]*"/g)).toEqual(['href="#inner"']);
  });

  it('include others, and pass properties on', async () => {
    const files = {
      'docs/_part.mdx': "import Inner from './deep/_inner.mdx'\n\n<Inner {...props} />",
      'docs/deep/_inner.mdx': 'Inner {props.name}',
    };
    expect(await html(`${importPart}<Part name="Ann" />`, files)).toBe('<p>Inner Ann</p>');
  });

  it('keep what they declare and import to themselves', async () => {
    const part =
      "import logo from './logo.png'\n\nexport const Mark = ({ children }) => <b title={logo}>{children}</b>\n\n<Mark>in</Mark>";
    const page = `${importPart}export const Mark = ({ children }) => <i>{children}</i>\n\n<Mark>out</Mark>\n\n<Part />\n\n<Part />`;
    const text = await html(page, { 'docs/_part.mdx': part });
    expect(text).toContain('<i>out</i>');
    expect(text.match(/<b title="\/base\/docs\/_part.mdx\/@site\/docs\/logo.png">in<\/b>/g)).toHaveLength(2);
  });

  it('know their own front matter', async () => {
    expect(
      await html(`${importPart}{frontMatter.title}\n\n<Part />`, { 'docs/_part.mdx': '{frontMatter.title}' }),
    ).toBe('<p>The page</p><p>Front of docs/_part.mdx</p>');
  });

  it('keep their footnotes apart from those of the page', async () => {
    const text = await html(`${importPart}Page[^1].\n\n<Part />\n\n[^1]: Of the page.`, {
      'docs/_part.mdx': 'Part[^1].\n\n[^1]: Of the part.',
    });
    expect(text).toContain('Of the page.');
    expect(text).toContain('Of the part.');
  });

  it('are in search, Markdown and feeds', async () => {
    const context = contextOf({ 'docs/_part.mdx': '## Moorings\n\nFor {props.boat}.' });
    const body = `${importPart}<Part boat="dinghies" />`;
    expect(readSections({ ...source, body }, context).at(-1)).toMatchObject({ heading: { id: 'moorings' } });
    expect(readSections({ ...source, body }, context).at(-1)?.text).toContain('dinghies');
    const markdown = { ...source, body, title: 'T', lead: null, page: 'https://example.com/', cards: [] };
    expect(readTexts(markdown, context).markdown).toContain('## Moorings\n\nFor dinghies.');
    expect(await renderPlainHtml({ ...source, body }, context, 'https://example.com/')).toContain('For dinghies.');
  });

  it.each([
    ['that include themselves', { 'docs/_part.mdx': "import Me from './_part.mdx'\n\n<Me />" }, 'include itself'],
    ['that are not there', {}, 'There is no file ./_part.mdx'],
    [
      'that do not parse',
      { 'docs/_part.mdx': 'Text\n\n<b>' },
      'docs/_part.mdx: Expected a closing tag for `<b>` (3:1-3:4)',
    ],
  ])('stop the build where they are some %s', async (_, files, message) => {
    await expect(html(`${importPart}<Part />`, files)).rejects.toThrow(message);
  });

  it('of a CMS are never run', async () => {
    const context = contextOf({ 'docs/_part.mdx': 'Text' }, ['docs/_part.mdx']);
    await expect(renderMdx(`${importPart}<Part />`, { context })).rejects.toThrow('comes from the CMS');
  });

  it('are nothing to a document of a CMS', async () => {
    await expect(
      renderMdx(`${importPart}<Part />`, { context: contextOf({ 'docs/_part.mdx': 'x' }), untrusted: true }),
    ).rejects.toThrow('code');
  });
});

describe('files', () => {
  it('that are pictures become addresses', async () => {
    const page = "import a from './a.png'\nimport Logo from '@site/static/img/logo.svg'\n\n";
    expect(await html(`${page}<img src={a} alt="" />`)).toContain('src="/base/docs/page.mdx/@site/docs/a.png"');
    expect(await html(`${page}<Logo title="Us" className="x" />`)).toMatch(
      /<img class="x" src="[^"]*logo.svg" alt="Us"/,
    );
    expect(await html(`${page}<a href={require('./a.pdf').default}>a</a>`)).toContain('href="link(page):./a.pdf"');
  });

  it('that are code are shown', async () => {
    const page = "import code from '!!raw-loader!./a.js'\nimport CodeBlock from '@theme/CodeBlock'\n\n";
    const text = await html(`${page}<CodeBlock language="js">{code}</CodeBlock>`, { 'docs/a.js': 'let a = 1 < 2' });
    expect(text.replace(/<[^>]*>/g, '')).toContain('let a = 1 &lt; 2');
  });

  it('that are data are values', async () => {
    const page = "import data from './data.json'\n\n{data.name} and {data.list.map((one) => <b key={one}>{one}</b>)}";
    expect(await html(page, { 'docs/data.json': '{"name":"Ann","list":[1,2]}' })).toBe(
      '<p>Ann and <b>1</b><b>2</b></p>',
    );
  });

  it('that are no data name their file', async () => {
    const page = "import data from './data.json'\n\n{data.name}";
    await expect(html(page, { 'docs/data.json': '{"name":}' })).rejects.toThrow('docs/data.json is no JSON: ');
  });
});

describe('functions of a document', () => {
  it.each([
    ["import Link from '@docusaurus/Link'", '<Link to={to}>x</Link>', '<a href="/docs/a">x</a>'],
    ["import Box from '@theme/Admonition'", '<Box type="tip">{to}</Box>', 'admonition-tip'],
    ["import CodeBlock from '@theme/CodeBlock'", '<CodeBlock language="js">{to}</CodeBlock>', 'code-block'],
    ['', '<Card title="A" href={to} />', 'class="card'],
    ['', '<img src={require("./x.png").default} alt="" />', 'docs/x.png" alt=""'],
    ["import React from 'react'", '<React.Fragment>{to}</React.Fragment>', '<p>/docs/a</p>'],
  ])('%s draw %s', async (imported, drawn, expected) => {
    const page = `${imported}\n\nexport const Drawn = ({ to }) => ${drawn};\n\nSee <Drawn to="/docs/a" />`;
    expect((await html(page)).replaceAll('<p>See ', '<p>')).toContain(expected);
  });

  it('draw what a partial exports too', async () => {
    const part =
      "import Link from '@docusaurus/Link'\n\nexport const Go = ({ to }) => <Link to={to}>go</Link>;\n\n<Go to='/b' />";
    expect(await html(`${importPart}<Part />`, { 'docs/_part.mdx': part })).toContain('<a href="/b">go</a>');
  });

  it('keep a component of their own name', async () => {
    const page = 'export const Link = () => <b>own</b>;\n\nexport const Go = () => <Link />;\n\n<Go />';
    expect(await html(page)).toContain('<b>own</b>');
  });
});

describe('what Docusaurus gives to documents', () => {
  it.each([
    ['', '{[1].map((n) => <Link key={n} to={"/docs/" + n}>{n}</Link>)}', '<a href="/docs/1">1</a>'],
    ['', "{true && <img src={require('./x.png').default} alt='' />}", 'docs/x.png" alt=""'],
    ["import React from 'react'", '<React.Fragment>\n\n*a*\n\n</React.Fragment>', '<em>a</em>'],
    ["import useBaseUrl from '@docusaurus/useBaseUrl'", "<a href={useBaseUrl('docs/a')}>a</a>", 'link(page):/docs/a'],
    [
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
      '{useDocusaurusContext().siteConfig.customFields.berth}',
      '<p>4</p>',
    ],
    ["import config from '@generated/docusaurus.config'", '{config.title}', '<p>Harbor</p>'],
    [
      "import Translate from '@docusaurus/Translate'",
      "<Translate values={{ name: <b>Ann</b>, count: 2 }}>{'Hello {name}, {count} {more}'}</Translate>",
      'Hello <b>Ann</b>, 2 {more}',
    ],
    [
      "import { translate } from '@docusaurus/Translate'",
      "{translate({ message: 'Berth {n} of {all}' }, { n: 4 })}",
      'Berth 4 of {all}',
    ],
    ["import useBaseUrl from '@docusaurus/useBaseUrl'", '<video src={useBaseUrl("/a.mp4")} />', 'src="/base/a.mp4"'],
    [
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
      '{useDocusaurusContext().siteConfig.title}',
      '<p>Harbor</p>',
    ],
    [
      "import Translate, { translate } from '@docusaurus/Translate'",
      '<Translate>Hi</Translate> {translate({ message: "you" })}',
      'Hi',
    ],
    [
      "import Mermaid from '@theme/Mermaid'",
      '<Mermaid value={`flowchart LR\n  a --> b`} />',
      'a --&gt; b</code></pre>',
    ],
    [
      "import Mermaid from '@theme/Mermaid'",
      '<Mermaid value={["flowchart LR", "a --> b"].join("\\n")} />',
      'a --&gt; b',
    ],
    ["import Heading from '@theme/Heading'", '<Heading as="h3" id="x">Top</Heading>', '<h3 id="x">Top'],
    [
      "import Heading from '@theme/Heading'",
      '<Heading as={"h3"} id={"x"} children={"Top"}></Heading>',
      '<h3 id="x">Top',
    ],
    [
      "import BrowserOnly from '@docusaurus/BrowserOnly'",
      '<BrowserOnly>{() => <b>here</b>}</BrowserOnly>',
      '<b>here</b>',
    ],
    [
      "import BrowserOnly from '@docusaurus/BrowserOnly'",
      "<BrowserOnly>{() => {\n  const word = 'there';\n  return <b>{word}</b>;\n}}</BrowserOnly>",
      '<b>there</b>',
    ],
    [
      "import CodeBlock from '@theme/CodeBlock'",
      "<CodeBlock language='js' metastring='title=\"a.js\"'>{`let a`}</CodeBlock>",
      'a.js',
    ],
    [
      "import Admonition from '@theme/Admonition'",
      '<Admonition type="caution" icon="x">Mind.</Admonition>',
      'admonition-warning',
    ],
    ["import MyTabs from '@theme/Tabs'", '<MyTabs><TabItem value="a">A</TabItem></MyTabs>', 'role="tab"'],
    [
      "import DocCard from '@theme/DocCard'",
      '<DocCard item={{ type: "link", href: "/docs/a", label: "A page" }} />',
      'A page',
    ],
    [
      "import DocCardList from '@theme/DocCardList'",
      '<DocCardList items={[{ type: "link", href: "/docs/a", label: "A page" }]} />',
      'A page',
    ],
  ])('%s', async (statement, use, result) => {
    expect(await html(`${statement}\n\n${use}`)).toContain(result);
  });

  it('chooses among pictures by colour mode', async () => {
    const page =
      "import ThemedImage from '@theme/ThemedImage'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\n\n<ThemedImage alt=\"A\" sources={{ light: useBaseUrl('/l.png'), dark: useBaseUrl('/d.png') }} />";
    expect((await html(page)).match(/src="[^"]*"/g)).toEqual([
      'src="/base/l.png#gh-light-mode-only"',
      'src="/base/d.png#gh-dark-mode-only"',
    ]);
  });

  it('shows a picture that would be of several sizes', async () => {
    const page =
      "import Image from '@theme/IdealImage'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\n\n<Image img={useBaseUrl('/l.png')} alt=\"A\" className=\"wide\" />";
    expect(await html(page)).toContain('<img src="/base/l.png" alt="A" class="wide"');
  });

  it('lists the headings a document chooses', async () => {
    const text = await html('## One\n\n### Two\n\n<TOCInline toc={toc.filter((heading) => heading.level === 3)} />');
    expect(text).toContain('href="#two"');
    expect(text.match(/toc-inline.*href="#one"/)).toBeNull();
  });

  it('makes tabs of a list', async () => {
    const page =
      "export const names = ['mac', 'win']\n\n<Tabs values={names.map((name) => ({ value: name, label: name.toUpperCase() }))}>{names.map((name) => <TabItem key={name} value={name}>{name} text</TabItem>)}</Tabs>";
    const text = await html(page);
    expect(text).toContain('>MAC<');
    expect(text).toContain('win text');
  });

  it('takes exported constants and components as they are', async () => {
    const page =
      'export const year = 2024\n\nexport const Mark = ({ children, color }) => <span style={{ color }}>{children}</span>\n\nSince {year}, <Mark color="red">red</Mark>.';
    expect(await html(page)).toBe('<p>Since 2024, <span style="color:red">red</span>.</p>');
  });
});

it('puts what belongs in the head of a page before its text, with nothing between', async () => {
  const head = '<Head>\n<meta name="x" content="y" />\n<link rel="me" href="/me" />\n</Head>';
  expect(await renderHtml(`import Head from '@docusaurus/Head'\n\nText.\n\n${head}\n\nMore.`)).toBe(
    '<meta name="x" content="y"/><link rel="me" href="/me"/><p>Text.</p><p>More.</p>',
  );
});

it('leaves a title that code makes where React moves it from', async () => {
  const body = 'export const n = [1].length\n\n<head>\n<title>{[n, "berths"].join(" ")}</title>\n</head>\n\nText.';
  const { head } = await compileMdx({ ...source, body }, contextOf({}));
  expect(head).toEqual({});
  expect(await html(body)).toContain('1 berths</title>');
});

it.each(['Head', 'head'])('takes title, description and canonical address of a page from <%s>', async (name) => {
  const said =
    '<meta name="author" content="Ann" />\n<title>A & {frontMatter.title}</title>\n<meta name="description" content="D" />\n<link rel="canonical" href="/c" />';
  const body = `import Head from '@docusaurus/Head'\n\n<${name}>\n${said}\n</${name}>\n\nText.`;
  const { head } = await compileMdx({ ...source, body }, contextOf({}));
  expect(head).toEqual({ title: 'A & The page', description: 'D', canonical: '/c' });
  expect(await html(body)).toBe('<meta name="author" content="Ann"/><p>Text.</p>');
  // The search and the copies in Markdown know none of it either.
  expect(readSections({ ...source, body }, contextOf({})).map(({ text }) => text.trim())).toEqual(['Text.']);
});

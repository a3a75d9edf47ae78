import { describe, expect, it } from 'vitest';
import { documentBody } from '@/lib/content/snapshot/publish';
import { summarize } from '@/lib/content/snapshot/summary';

describe('the heading', () => {
  it.each([
    ['plain', '# Title\n\ntext', 'Title'],
    ['with an id', '# Title {#id}', 'Title'],
    ['with an id as comment', '# Title {/* #id */}', 'Title'],
    ['with closing marks', '# Title ##', 'Title'],
    ['with formats', '# The *new* `a*b` [c](d) <b>e</b>', 'The new a*b c e'],
    ['underlined', 'Title\n=====\n\ntext', 'Title'],
    ['below imports', "import a from 'b';\nimport {\n  c,\n} from 'd';\n\n# Title", 'Title'],
    ['below exports', 'export const a = 1\n\n# Title', 'Title'],
    ['below a comment', '<!-- licence -->\n\n# Title', 'Title'],
    ['below a comment over lines', '<!--\nlicence\n\n# No title\n-->\n\n# Title', 'Title'],
    ['below a comment of MDX', '{/*\nlicence\n*/}\n# Title', 'Title'],
    ['with Windows line ends', '# Title\r\n\r\ntext\r\n', 'Title'],
  ])('is found %s', (_, body, heading) => {
    expect(summarize(body).heading).toBe(heading);
  });

  it.each([
    ['an empty body', ''],
    ['a paragraph first', 'text\n\n# Later'],
    ['a level two', '## Section'],
    ['a fence', '```\n# comment\n```'],
    ['a hashtag', '#tag'],
    ['a line of = without text', '\n===='],
  ])('is missing in %s', (_, body) => {
    expect(summarize(body).heading).toBeUndefined();
  });
});

describe('the parts of the heading', () => {
  it.each([
    ['# The *new `a*b`* __c__ [d](e) $f$', ['The ', { mark: 'em', parts: ['new ', { mark: 'code', parts: ['a*b'] }] }]],
    ['# `a` {#id}', [{ mark: 'code', parts: ['a'] }]],
    ['# **`a`**', [{ mark: 'strong', parts: [{ mark: 'code', parts: ['a'] }] }]],
  ])('keep code and emphasis: %s', (body, parts) => {
    expect(summarize(body).headingParts?.slice(0, parts.length)).toEqual(parts);
  });

  it('are those of its text where it has references', () => {
    const body = '# [![Tool][Logo]][site] `a` [b]\n\nText.\n\n[logo]: /logo.svg\n[site]: https://x.example';
    const { heading, idText, headingParts } = summarize(body);
    expect([heading, idText]).toEqual(['Tool a [b]', 'Tool a [b]']);
    expect(headingParts).toEqual(['Tool', ' ', { mark: 'code', parts: ['a'] }, ' [b]']);
  });

  it('are none where it has neither', () => {
    expect(summarize('# A [b](c) <b>d</b> :tada:').headingParts).toBeUndefined();
  });
});

describe('the id of the heading', () => {
  it('is made of its text, unless its author gave it one', () => {
    expect(summarize('# A *title*').idText).toBe('A title');
    const own = { heading: 'Title', idText: undefined, ownId: 'id' };
    for (const id of ['{#id}', '{ #id }', '{/* #id */}']) expect(summarize(`# Title ${id}`)).toMatchObject(own);
  });
});

describe('the rest', () => {
  it('is the body without the heading, place for place', () => {
    expect(summarize('<!-- a -->\n# Title {#id}\ntext\n# Other').rest).toBe('<!-- a -->\n             \ntext\n# Other');
    expect(summarize('Title\n===\ntext').rest).toBe('     \n   \ntext');
  });

  it('is the body itself where there is no heading', () => {
    expect(summarize('text\n\n## Section').rest).toBe('text\n\n## Section');
  });
});

describe('the paragraph', () => {
  it.each([
    ['over several lines', '# T\n\none\ntwo\n\nthree', 'one two'],
    ['directly below the title', '# T\ntext', 'text'],
    ['without formats', 'A *b* **c** `d` [e](f) ![g](h)', 'A b c d e g'],
    ['that starts with code', '`a` is b', 'a is b'],
    ['without tags and notes', 'a <b>c</b><br/> d[^1]', 'a c d'],
    ['without comments', 'a <!-- b --> c {/* d */}', 'a c'],
    ['not what a comment holds', '<!--\nno\n-->\n\nyes', 'yes'],
    ['after a fence', '```js\nno\n\nno\n```\nyes', 'yes'],
    ['after a list and its continuation', '- no\n  no\n- no\n\nyes', 'yes'],
    ['after a table', '| no |\n|----|\n| no |\n\nyes', 'yes'],
    ['after a quote', '> no\nno\n\nyes', 'yes'],
    ['after an element', '<Chart\n  a="no"\n/>\n\nyes', 'yes'],
    ['after an expression', '{no\n}\n\nyes', 'yes'],
    ['after headings and rules', '## No\n\n---\n\n* * *\n\nyes', 'yes'],
    ['within an admonition', ':::note\nyes\n:::', 'yes'],
    ['with the text of references', 'a [b][c], [c] and ![d][e] [f]\n\ng\n\n[c]: /c\n[e]: /e.png', 'a b, c and d [f]'],
    ['after definitions', '[c]: /c "no"\n[d]: /d\n\nyes [c]', 'yes c'],
    ['up to the next block', 'yes\n```\nno\n```', 'yes'],
    ['up to an admonition', 'yes\n:::note\nno\n:::', 'yes'],
  ])('is found %s', (_, body, paragraph) => {
    expect(summarize(body).paragraph).toBe(paragraph);
  });

  it.each(['', '# Title', '```\ncode\n```', '- a\n- b', '<!-- a -->'])('is missing in %j', (body) => {
    expect(summarize(body).paragraph).toBeUndefined();
  });
});

describe('a heading that shows more than the frame of a page can', () => {
  it.each([
    '# A [link](b)',
    '# Old <Badge>new</Badge>',
    '# ![A lamp](lamp.png) Lamp',
    '**A <sub>b</sub>**\n===',
    '# Version {version}',
  ])('%j stays in the text of a doc, and leaves a post', (text) => {
    const body = `${text}\n\nText.`;
    const { keepsHeading, idText, heading, ...doc } = documentBody('docs/a.mdx', body);
    expect(doc.body).toBe(body);
    expect({ keepsHeading, idText }).toEqual({ keepsHeading: true, idText: undefined });
    const post = documentBody('blog/a.mdx', body);
    expect(post.body).toMatch(/^[ \n]+Text\.$/);
    expect(post.body).toHaveLength(body.length);
    expect(post.heading).toBe(heading);
  });

  it('stays where it has the link of a definition', () => {
    expect(summarize('# A [link][b]\n\n[b]: c').keepsHeading).toBe(true);
  });

  it.each(['# A `<b>` *c*', '# Lamps <!-- 2 -->', '# A list[0]', '# Of {frontMatter.title} {#of}'])(
    'is not %s',
    (text) => {
      expect(summarize(`${text}\n\nText.`).keepsHeading).toBe(false);
    },
  );
});

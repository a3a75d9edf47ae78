import { expect, it, vi } from 'vitest';
import { pastedMarkdown } from '@/lib/cms/editor/pasted-markdown';

it('takes text of Google Docs, where bold and italic are styles, and the whole is not bold', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Setting up</span></h2>
<p dir="ltr"><span>See&nbsp;</span><a href="https://example.com/a"><span>the guide</span></a><span>, </span><span style="font-weight:700">with</span><span style="font-style:italic"> care</span><span>: </span><a href="#heading=h.1"><span>below</span></a><span>.</span></p>
<ol><li dir="ltr"><p><span>One</span></p><ul><li><p><span>Deeper</span></p></li></ul></li><li dir="ltr"><p><span>Two</span></p></li></ol>
<div><table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
  expect(pastedMarkdown(html)).toMatchInlineSnapshot(`
    "## Setting up

    See [the guide](https://example.com/a), **with** *care*: below.

    1. One
       - Deeper
    2. Two

    | A | B |
    | - | - |
    | 1 | 2 |"
  `);
});

it('takes text of Word, where items of lists are paragraphs', () => {
  const item = (mark: string, text: string, level = 1) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
  const html = `<html><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment--><h1>Title<o:p></o:p></h1>
<p class=MsoNormal>Press <b>OK</b> in <i>Settings</i> &ndash; &ldquo;now&rdquo;. <img src="file:///C:/a.png"></p>
${item('·', 'One')}${item('o', 'Deeper', 2)}${item('·', 'Two <a href="https://example.com">there</a>')}<p class=MsoNormal>Then:</p>
${item('1.', 'First')}${item('2.', 'Second')}<!--EndFragment--></body></html>`;
  expect(pastedMarkdown(html)).toMatchInlineSnapshot(`
    "# Title

    Press **OK** in *Settings* – “now”.

    - One
      - Deeper
    - Two [there](https://example.com)

    Then:

    1. First
    2. Second"
  `);
});

it('shows signs of Markdown and MDX as they are', () => {
  expect(pastedMarkdown('<p>a &lt;T&gt; of {x} * 2 and a_b_c, 5 &lt; 6</p><p># no heading</p>')).toMatchInlineSnapshot(`
    "a \\<T> of \\{x} \\* 2 and a_b_c, 5 \\< 6

    \\# no heading"
  `);
});

it('takes lists that are in lists and in no item, as Google Docs has them', () => {
  const html = '<ul><li><p>One</p></li><ul><li><p>Deeper</p></li></ul><li><p>Two</p></li></ul>';
  expect(pastedMarkdown(html)).toBe('- One\n  - Deeper\n- Two');
});

it('takes text of GitHub without the signs of links at headings', () => {
  const html = '<h2>Install<a href="https://github.com/a/b#install"><svg></svg></a></h2><p>Press <kbd>Ctrl</kbd></p>';
  expect(pastedMarkdown(html)).toBe('## Install\n\nPress <kbd>Ctrl</kbd>');
});

it('keeps what Markdown has no sign for, and emoji that are pictures', () => {
  const html = '<p>H<sub>2</sub>O, x<sup>2</sup>, <u>here</u> <img alt="🙂" src="https://example.com/1f642.png"></p>';
  expect(pastedMarkdown(html)).toBe('H<sub>2</sub>O, x<sup>2</sup>, <u>here</u> 🙂');
});

it('leaves out pictures that only exist where they come from, and says so', () => {
  const lost = vi.fn();
  const at = (src: string) => `<img src="${src}" alt="a">`;
  const foreign = ['file:///C:/a.png', 'data:image/png;base64,A', 'https://lh7-rt.googleusercontent.com/docsz/A'];
  expect(pastedMarkdown(`<p>${foreign.map(at).join('')}${at('https://example.com/a.png')}</p>`, lost)).toBe(
    '![a](https://example.com/a.png)',
  );
  expect(lost).toHaveBeenCalledTimes(3);
});

import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parserOf } from '../../../../../lib/mdx/syntax/parser';

const parser = parserOf({ format: 'md', untrusted: false });
const github = unified().use(remarkParse).use(remarkGfm).freeze();

function found(text: string, kind: string): string[] {
  const all: string[] = [];
  visit(parser.parse(text), kind, (node) => {
    all.push(textOf(node));
  });
  return all;
}

describe('bare addresses', () => {
  it.each([
    ['請見https://example.org/a，或者www.example.org。', ['https://example.org/a']],
    ['下載：https://example.org/b、https://example.org/c，謝謝。', ['https://example.org/b', 'https://example.org/c']],
    ['（參考https://example.org/d）', ['https://example.org/d']],
    ['https://example.orgを見る', ['https://example.org']],
    ['https://example.org/を見る', ['https://example.org/']],
    ['見https://example.org/wiki/日本語。', ['https://example.org/wiki/日本語']],
    ['https://example.org/?q=대한 참고', ['https://example.org/?q=대한']],
    ['https://example.org/?q=1&p=2を参照', ['https://example.org/?q=1&p=2']],
    ['https://example.org/e에서 받으세요.', ['https://example.org/e']],
    ['www.example.org을 보세요. www.example.org/a를 보세요', ['www.example.org', 'www.example.org/a']],
    ['Siehe „https://example.org/f“ und »https://example.org/g«.', ['https://example.org/f', 'https://example.org/g']],
    [
      'https://de.wikipedia.org/wiki/Größe, https://fr.wikipedia.org/wiki/L’Oréal',
      ['https://de.wikipedia.org/wiki/Größe', 'https://fr.wikipedia.org/wiki/L’Oréal'],
    ],
    ['https://example.org/a.。', ['https://example.org/a']],
  ])('end in %j where the address does', (text, links) => {
    expect(found(text, 'link')).toEqual(links);
  });

  it('leave what follows to Markdown', () => {
    expect(found('見https://example.org/a。執行`npm install`，**注意**。', 'inlineCode')).toEqual(['npm install']);
    expect(found('見https://example.org/a。執行`npm install`，**注意**。', 'strong')).toEqual(['注意']);
  });
});

describe('marks in texts without spaces', () => {
  it.each([
    ['**「注意」**は重要です。', ['「注意」']],
    ['これは**「強調」**です。', ['「強調」']],
    ['**注意：**請先備份。這是**「重點」**。', ['注意：', '「重點」']],
    ['**중요!**합니다. **코드(code)**를 보세요.', ['중요!', '코드(code)']],
    ['他说**“注意”**是重要的。', ['“注意”']],
    ['これは***「強調」***です。', ['「強調」']],
  ])('are bold in %j', (text, bold) => {
    expect(found(text, 'strong')).toEqual(bold);
  });

  it('emphasize and strike out', () => {
    expect(found('這是*「斜體」*也是。', 'emphasis')).toEqual(['「斜體」']);
    expect(found('這是~~「刪除」~~了。', 'delete')).toEqual(['「刪除」']);
  });

  it.each([
    '**"note"**is, a**"note"** and 2*3*4, snake_case_name',
    '* a\n* b **bold**(not) *it*.',
    '「 ** 」 と ** 漢字 ** です',
    '漢字*漢字 と _漢字_漢字',
    '**bold**漢字 and 漢字**bold**, *a*は~b~を',
  ])('are read as elsewhere in %j', (text) => {
    expect(parser.parse(text)).toEqual(github.parse(text));
  });
});

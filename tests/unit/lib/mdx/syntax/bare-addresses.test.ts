import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkBareAddresses } from '../../../../../lib/mdx/syntax/bare-addresses';

const whole = unified().use(remarkParse).use(remarkGfm).freeze();
const sparing = unified().use(remarkParse).use(remarkGfm).use(remarkBareAddresses).freeze();

const texts = [
  'Nothing but words.',
  'Write to a@b.co, or A.b+c_d-e@b.co.uk.',
  'a@.b.co and @b.co and a@b',
  'mailto:a@b.co xmpp:a@b.co/c',
  'See https://example.org/a, HTTP://EXAMPLE.ORG and ftp://example.org.',
  'See www.example.org, WWW.example.org/a_b and www.',
  'A link [text](https://example.org) and <https://example.org>.',
  'Signs in disguise: a&#64;b.co, a&commat;b.co, https&colon;//example.org.',
  'Escaped: a\\@b.co, www\\.example.org, https:/\\/example.org, https\\://example.org.',
  'Code `a@b.co` and\n\n```sh\nnpm i @scope/name@1.2.3\n```',
  '| a | b |\n| - | - |\n| a@b.co | www.example.org |',
  '> - *a@b.co* _www.example.org_',
];

describe('remarkBareAddresses', () => {
  it.each(texts)('reads %j as GFM does', (text) => {
    expect(sparing.parse(text)).toEqual(whole.parse(text));
  });

  it('reads a text as GFM does whatever it has read before', () => {
    for (const text of [...texts, ...texts.toReversed()]) expect(sparing.parse(text)).toEqual(whole.parse(text));
  });

  it('does not look for addresses where there can be none', () => {
    const parser = unified().use(remarkParse).use(remarkGfm).use(remarkBareAddresses).freeze();
    const names = () =>
      JSON.stringify(
        (parser.data().micromarkExtensions ?? []).map((each) => Object.values([each].flat()[0]?.text ?? {})),
      );
    parser.parse('Nothing but words.');
    expect(names()).not.toContain('Autolink');
    parser.parse('See www.example.org.');
    expect(names()).toContain('wwwAutolink');
    expect(names()).not.toContain('emailAutolink');
  });
});

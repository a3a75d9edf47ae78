import { describe, expect, it } from 'vitest';
import { buildSearchFiles } from '@/lib/search/build-files';
import { cutAround, sectionTexts } from '@/lib/search/excerpt';
import { searchSource, section } from '../../../support/search-files';

const source = searchSource('/docs/a', { title: 'Page', sections: [section(null, ''), section('States', '')] });
const { doc } = buildSearchFiles([source], { synonyms: [], suggestions: [] });
const [page] = doc.pages;

describe('sectionTexts', () => {
  const texts = (markdown: string) => (page ? sectionTexts(markdown, page) : []);

  it('gives the text before the first heading and that of each section, as a reader sees it', () => {
    expect(texts('# Page\n\nSome **bold** [link](/x).\n\n## States\n\n- `one` | two\n')).toEqual([
      'Some bold link.',
      'one | two',
    ]);
  });

  it('leaves out the backslashes of signs that are meant', () => {
    expect(texts('# Page\n\nCosts \\$5, \\~20 min \\& \\*more\\*, in C:\\\\wine.\n')).toEqual([
      'Costs $5, ~20 min & *more*, in C:\\wine.',
    ]);
  });

  it('leaves out the marks of the quotes around code, and no others', () => {
    expect(texts('# Page\n\n> [!TIP]\n> > ```sh\n> > > one\n> >\n> > two\n> > ```\n\n```sh\n> three\n```\n')).toEqual([
      '> one two > three',
    ]);
  });

  it('shows characters that Markdown writes by their number, and emphasis in emphasis', () => {
    expect(texts('# Page\n\nSome quote&#x20;\n**Take _care_ of snake_case**, \\_here_ and \\&#x20;\n')).toEqual([
      'Some quote  Take care of snake_case, _here and &#x20;',
    ]);
  });

  it('leaves out the angle brackets around an address', () => {
    expect(texts('# Page\n\nAsk <ann@example.com>, see <https://example.com/a?b=c>, and <b>stay</b>.\n')).toEqual([
      'Ask ann@example.com, see https://example.com/a?b=c, and stay.',
    ]);
  });

  it('takes a contents list for text, and finds headings however they are written', () => {
    const headings = ['States', '1. First', 'json_tree([a|b])', 'Cost $x$', 'Slug', 'In <head>', 'f<A>()'];
    const sections = [section(null, ''), ...headings.map((heading) => section(heading, ''))];
    const [page] = buildSearchFiles([searchSource('/a', { title: 'States', sections })], {
      synonyms: [],
      suggestions: [],
    }).doc.pages;
    const markdown = `# States

- [States](#states)
- Slug

## States

one

> ### 1. First
>
> two

##### json\\_tree(\\[a|b])

three

- #### Cost $$x$$

  four

**Slug**

five

## In \`<head>\`

six

## f<[A][a]>()

seven
`;
    expect(page && sectionTexts(markdown, page)).toEqual([
      'Slug',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
    ]);
  });

  it('leaves out the source of diagrams, not of code', () => {
    const chart = '```mermaid\nstateDiagram-v2\n  accTitle: States\n```\n';
    const quoted = '> ```mermaid\n> pie\n> ```\n';
    expect(texts(`Before.\n\n## States\n\n${chart}\nAfter.\n\n${quoted}\n\`\`\`sh\nnpm start\n\`\`\`\n`)).toEqual([
      'Before.',
      'After. npm start',
    ]);
  });
});

describe('what readers do not see', () => {
  it('is left out: tags, languages and titles of code', () => {
    const text = 'Press <kbd>t</kbd>.\n\n- Install:\n\n  ```bash title="a.sh"\n  npm install <b>\n  ```\n';
    expect(page && sectionTexts(text, page)[0]).toBe('Press t. Install: npm install <b>');
  });
});

describe('what readers see', () => {
  const shown = (text: string) => page && sectionTexts(text, page)[0];

  it.each([
    ['<div align="center"> Middle </div>', 'Middle'],
    ['One<br/>two <img src="a.png" alt="x"> three <!-- note -->', 'One two  three'],
    ['Less `<div>` and \\<b than', 'Less <div> and <b than'],
    ['- [ ] to do\n  - [x] done', 'to do · done'],
    ['Noted here[^1].\n\n[^1]: In the note', 'Noted here. In the note'],
    ['An *open* 2 \\* 3 in `*code*`', 'An open 2 * 3 in *code*'],
    ['H~~2~~O\\\nand on', 'H2O and on'],
    ['- ```sh\n  npm i\n  ```\n- **after**', 'npm i after'],
    ['```sh\n# States\n```\n\n# States', '# States'],
    ['See the [`states`](/states) of [`get([x])`](/get), [one](/a_(b)).', 'See the states of get([x]), one.'],
    ['> See [both\n> states](/states), `a\n> b`\\\n> and on', 'See both states, a b and on'],
    ['[![build](/a.svg)](/b) passes', 'build passes'],
    ['| `a \\| b` | c |\n| - | - |\n| `d` | \\[e] |', 'a | b · c · d · [e]'],
    ['- one [or\n  two](/x)\n- three', 'one or two · three'],
    ['[`States`][s], [s] and \\[x]\n\n[s]: /states', 'States, s and [x]'],
    ['### `<video>` of <b>all</b>', '<video> of all'],
  ])('%s', (markdown, text) => {
    expect(shown(markdown)).toBe(text);
  });
});

describe('a fence within a fence', () => {
  it('stays, because readers see it as code', () => {
    const text = '````md\n```mermaid\npie\n```\n````\n';
    expect(page && sectionTexts(`${text}\n## States\n`, page)).toEqual(['pie', '']);
  });
});

describe('cutAround', () => {
  it('begins with the text, or shortly before the first of the words', () => {
    expect(cutAround('Alpha beta gamma', ['gamma'])).toBe('Alpha beta gamma');
    const long = `${'word '.repeat(60)}target ${'word '.repeat(60)}`;
    expect(cutAround(long, ['target'])).toMatch(/^… word (word )+target .* …$/);
    expect(cutAround(long, ['absent'])).toMatch(/^word .* …$/);
    const address = `https://example.com/${'path-'.repeat(30)}target`;
    expect(cutAround(`See ${address} for more. ${'word '.repeat(60)}`, ['target'])).toMatch(/^… target for more/);
  });

  it('shows the words where most of them stand together', () => {
    const apart = `A session begins. ${'word '.repeat(60)}`;
    const together = 'The timeout of a session is set in the console. ';
    expect(cutAround(apart + together + apart, ['session', 'timeout'])).toMatch(/^… .*timeout of a session/);
    expect(cutAround(apart + apart, ['session', 'timeout'])).toMatch(/^A session begins/);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight as highlightLoaded, isKnownLanguage, loadLanguages } from '@/lib/mdx/code/highlight';

async function highlight(code: string, options: Parameters<typeof highlightLoaded>[1]) {
  await loadLanguages([options.language]);
  return highlightLoaded(code, options);
}

const html = async (code: string, language: string) => (await highlight(code, { language })).html;

/** What a browser shows of highlighted code. */
function textOf(markup: string): string {
  const text = markup.replace(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it('gives tokens classes by what they are', async () => {
    expect(await html('const a = f("b", 1); // c', 'ts')).toBe(
      '<span class="k">const </span><span class="n">a </span><span class="k">= </span><span class="f">f</span>(<span class="s">"b"</span>, <span class="n">1</span>); <span class="c">// c</span>',
    );
  });

  it('knows languages by the names that Docusaurus gives them', async () => {
    expect(isKnownLanguage('shell-session')).toBe(true);
    const session = { html: await html('$ ls\n', 'shellsession'), label: 'Shell Session' };
    expect(await highlight('$ ls\n', { language: 'Shell-Session' })).toEqual(session);
    expect(await highlight('<b/>', { language: 'markup' })).toMatchObject({ label: 'HTML' });
    expect(isKnownLanguage('constructor')).toBe(false);
  });

  it('gives parameters their own class', async () => {
    expect(await html('def f(a): pass', 'python')).toContain('<span class="p">a</span>');
  });

  it.each([
    ['text', '<b>&amp; "c" \'d\' <!-- e -->'],
    ['html', '<b title="&amp;">\'c\' < d</b>'],
    ['js', 'a < b && "</script><i>" > c'],
    ['foolang', '<script>alert("&")</script>'],
  ])('escapes markup in %s', async (language, code) => {
    const result = await html(code, language);
    expect(textOf(result)).toBe(code);
    expect(result.replace(/<span class="[a-z]">|<\/span>/g, '')).not.toMatch(/[<>]/);
  });

  it('shows exactly the code, whatever it is', async () => {
    const code = fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '&',
          '"',
          "'",
          '`',
          '\n',
          ' ',
          '\t',
          '&lt;',
          '//',
          '{',
          '}',
          'let',
          '=',
          '1',
          'é',
          '😀',
        ),
        { maxLength: 25 },
      )
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(code, fc.constantFrom('ts', 'html', 'json', 'text'), async (source, language) => {
        expect(textOf(await html(source, language))).toBe(source.replace(/\n$/, ''));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['js', 'JavaScript'],
    ['TypeScript', 'TypeScript'],
    ['py', 'Python'],
    ['sh', 'Shell'],
    ['FooLang', 'FooLang'],
    ['text', ''],
    ['', ''],
  ])('calls %j %j', async (language, label) => {
    expect((await highlight('a', { language })).label).toBe(label);
  });

  it.each(['foolang', 'constructor', 'toString', '__proto__'])(
    'shows the unknown language %s as plain text',
    async (language) => {
      expect(await html('let a', language)).toBe('let a');
      expect(isKnownLanguage(language)).toBe(false);
    },
  );

  it.each(['js', 'typescript', 'bash', 'mermaid', 'text', 'plaintext', 'none', ''])('knows %j', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  it('makes elements of lines only where something is shown per line', async () => {
    const code = 'a\nb';
    const lines = async (options: object) => (await highlight(code, { language: 'text', ...options })).html;
    expect(await lines({})).toBe('a\nb');
    expect(await lines({ lines: '2' })).toBe(
      '<span class="line">a\n</span><span role="mark" class="line hl">b\n</span>',
    );
    expect(await lines({ numbers: 3 })).toBe('<span class="line">a\n</span><span class="line">b\n</span>');
  });

  it('marks lines that comments call added, removed or highlighted', async () => {
    const code = 'a // [!code ++]\nb // [!code --]\nc // [!code hl]';
    const { html: result } = await highlight(code, { language: 'text' });
    expect(result).toBe(
      '<span role="insertion" class="line add">a\n</span><span role="deletion" class="line del">b\n</span><span role="mark" class="line hl">c\n</span>',
    );
  });

  it('marks added and removed lines of a diff, and highlights them too', async () => {
    const { html: result } = await highlight('+a\n-b\n c', { language: 'diff', lines: '1' });
    expect([...result.matchAll(/class="(line[^"]*)"/g)].map((match) => match[1])).toEqual([
      'line hl add',
      'line del',
      'line',
    ]);
  });

  it('drops one line break at the end, not more', async () => {
    expect(await html('a\n', 'text')).toBe('a');
    expect(await html('a\n\n', 'text')).toBe('a\n');
  });

  it('shows nothing for nothing', async () => {
    expect(await highlight('', { language: 'js' })).toEqual({ html: '', label: 'JavaScript' });
  });
});

import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../../support/render-mdx';

function box(kind: string, label: string, title: string, content: string): string {
  return `<div class="admonition admonition-${kind}" role="note" style="--hue:var(--${kind});--tint:var(--${kind}-tint)" aria-label="${label}"><p class="admonition-title"><span class="icon icon-${kind}" aria-hidden="true"></span>${title}</p>${content}</div>`;
}

const note = box('note', 'Note', 'Note', '<p>a</p>');
const titled = box('note', 'Note: My title', 'My title', '<p>a</p>');

const formatted = (title: string) =>
  titled
    .replace('<p class="admonition-title">', '<div class="admonition-title">')
    .replace('My title</p>', `<p>${title}</p></div>`);

describe('admonitions', () => {
  it.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['warning', 'warning', 'Warning'],
    ['danger', 'danger', 'Danger'],
    ['caution', 'warning', 'Caution'],
    ['success', 'tip', 'Success'],
    ['secondary', 'note', 'Note'],
    ['important', 'info', 'Important'],
  ])(':::%s looks like %s and is called %s', async (name, kind, label) => {
    expect(await renderHtml(`:::${name}\na\n:::`)).toBe(box(kind, label, label, '<p>a</p>'));
  });

  it('takes its id and classes from braces', async () => {
    const html = await renderHtml(':::note[My title]{#sails .wide .tall}\na\n:::');
    expect(html).toContain('<div id="sails" class="admonition admonition-note wide tall" role="note"');
    expect(html).toContain('My title</p><p>a</p>');
  });

  it.each([
    ['plain', ':::note\na\n:::', note],
    ['with empty lines', ':::note\n\na\n\n:::', note],
    ['with a title in brackets', ':::note[My title]\na\n:::', titled],
    ['with a title behind a space', ':::note My title\na\n:::', titled],
    ['with emphasis in the title', ':::note[My *title*]\na\n:::', formatted('My <em>title</em>')],
    ['with code alone in the title', ':::note `My title`\na\n:::', formatted('<code>My title</code>')],
    ['with four colons', '::::note My title\na\n::::', titled],
    ['with seven colons', ':::::::note\na\n:::::::', note],
    ['without content', ':::note\n:::', box('note', 'Note', 'Note', '')],
    ['with colons in its text', ':::note\n16:9\n:::', box('note', 'Note', 'Note', '<p>16:9</p>')],
  ])('%s', async (_, body, html) => {
    expect(await renderHtml(body)).toBe(html);
  });

  it('show an icon of their own', async () => {
    const own = note.replace(/<span class.*?<\/span>/, '<span aria-hidden="true">💡</span>');
    expect(await renderHtml('<Admonition type="note" icon="💡">\na\n</Admonition>')).toBe(own);
    expect(await renderHtml('<Admonition type="note" icon={<b>!</b>}>\na\n</Admonition>')).toBe(
      own.replace('💡', '<b>!</b>'),
    );
    expect(await renderHtml('<Admonition type="note" icon={null}>\na\n</Admonition>')).toBe(
      own.replace(/<span.*?<\/span>/, ''),
    );
  });

  it('nest, three deep', async () => {
    const body = ':::::danger\n\n::::warning Middle\n\n:::info\ndeep\n:::\n\n::::\n\n:::::';
    const inner = box('info', 'Info', 'Info', '<p>deep</p>');
    expect(await renderHtml(body)).toBe(
      box('danger', 'Danger', 'Danger', box('warning', 'Warning: Middle', 'Middle', inner)),
    );
  });

  it.each([
    [
      'bullets',
      '- one\n\n  :::note My title\n  a\n  :::\n- two',
      `<ul><li><p>one</p>${titled}</li><li><p>two</p></li></ul>`,
    ],
    ['numbers', '1. one\n\n   :::note\n   a\n   :::', `<ol><li><p>one</p>${note}</li></ol>`],
    ['the marker itself', '- :::note My title\n  a\n  :::', `<ul><li>${titled}</li></ul>`],
    ['a blockquote', '> :::note My title\n> a\n> :::', `<blockquote>${titled}</blockquote>`],
  ])('stand in lists and quotes: %s', async (_, body, html) => {
    expect(await renderHtml(body)).toBe(html);
  });

  it('hold lists, code and tables', async () => {
    const html = await renderHtml(':::note\n\n- a\n\n```js\n1\n```\n\n| b |\n|---|\n\n:::');
    expect(html).toMatch(
      /^<div class="admonition.*<ul><li>a<\/li><\/ul><figure class="code-block">.*<table>.*<\/div>$/s,
    );
  });

  it('are a component too', async () => {
    expect(
      await renderHtml(
        'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="note" title="My title">\n\na\n\n</Admonition>',
      ),
    ).toBe(titled);
  });

  it('stay text in code', async () => {
    expect(await renderHtml('```\n:::note My title\n```')).toContain('<code>:::note My title</code>');
  });
});

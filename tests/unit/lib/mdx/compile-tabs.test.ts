import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../../support/render-mdx';

interface TabState {
  label: string;
  value: string;
  selected: boolean;
}

function tabsOf(html: string): TabState[] {
  return [
    ...html.matchAll(/<button[^>]*role="tab"[^>]*data-value="([^"]*)" aria-selected="(true|false)"[^>]*>([^<]*)</g),
  ].map(([, value = '', selected, label = '']) => ({
    label,
    value,
    selected: selected === 'true',
  }));
}

/** Text of the panels that are shown and of those that are hidden. */
function panelsOf(html: string): { shown: string[]; hidden: string[] } {
  const panels = [...html.matchAll(/<div role="tabpanel"[^>]*?(hidden="")?>(.*?)<\/div>/g)];
  const text = (hidden: boolean) =>
    panels.filter((panel) => (panel[1] !== undefined) === hidden).map((panel) => panel[2] ?? '');
  return { shown: text(false), hidden: text(true) };
}

const items =
  '<TabItem value="mac" label="macOS">\n\nA\n\n</TabItem>\n<TabItem value="win" label="Windows">\n\nB\n\n</TabItem>';

describe('tabs', () => {
  it.each([
    ['without imports', `<Tabs>\n${items}\n</Tabs>`],
    [
      'with imports',
      `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n${items}\n</Tabs>`,
    ],
  ])('%s show the first panel', async (_, body) => {
    const html = await renderHtml(body);
    expect(tabsOf(html)).toEqual([
      { label: 'macOS', value: 'mac', selected: true },
      { label: 'Windows', value: 'win', selected: false },
    ]);
    expect(panelsOf(html)).toEqual({ shown: ['<p>A</p>'], hidden: ['<p>B</p>'] });
  });

  it.each([
    ['defaultValue', `<Tabs defaultValue="win">\n${items}\n</Tabs>`],
    ['default on an item', `<Tabs>\n${items.replace('value="win"', 'value="win" default')}\n</Tabs>`],
  ])('%s chooses the panel that is shown first', async (_, body) => {
    expect(panelsOf(await renderHtml(body)).shown).toEqual(['<p>B</p>']);
  });

  it('fall back to the first panel where the default does not exist', async () => {
    expect(panelsOf(await renderHtml(`<Tabs defaultValue="amiga">\n${items}\n</Tabs>`)).shown).toEqual(['<p>A</p>']);
  });

  it('keep labels that are code', async () => {
    const values = "export const os = { all: [{ value: 'win', label: 'Second' }, { value: 'mac', label: 'First' }] };";
    const imported = `${values}\nexport const found = [os].map((one) => one.all)[0];\n\n`;
    const plain = '<TabItem value="mac">A</TabItem>\n<TabItem value="win">B</TabItem>';
    const fromCode = await renderHtml(`${imported}<Tabs values={found}>\n${plain}\n</Tabs>`);
    expect(tabsOf(fromCode).map(({ label }) => label)).toEqual(['Second', 'First']);
    expect(panelsOf(fromCode)).toEqual({ shown: ['B'], hidden: ['A'] });
    const drawn = await renderHtml(`<Tabs>\n${items.replace('"macOS"', '{<b>mac</b>}')}\n</Tabs>`);
    expect(drawn).toContain('><b>mac</b></button>');
    expect(drawn).toContain('>Windows</button>');
  });

  it('take labels and order from values', async () => {
    const body = `<Tabs values={[{label: 'Second', value: 'win'}, {label: "First", value: "mac"}]}>\n<TabItem value="mac">A</TabItem>\n<TabItem value="win">B</TabItem>\n</Tabs>`;
    expect(tabsOf(await renderHtml(body)).map(({ label }) => label)).toEqual(['Second', 'First']);
  });

  it('accept groupId, queryString and lazy', async () => {
    const html = await renderHtml(
      `<Tabs groupId="os" queryString="system" lazy>\n${items}\n</Tabs>\n\n<Tabs groupId="os" queryString>\n${items}\n</Tabs>`,
    );
    expect(tabsOf(html).map(({ value }) => value)).toEqual(['mac', 'win', 'mac', 'win']);
    expect(panelsOf(html).hidden).toHaveLength(2);
  });

  it('tie every tab to its panel', async () => {
    const html = await renderHtml(`<Tabs>\n${items}\n</Tabs>`);
    const controls = [...html.matchAll(/aria-controls="([^"]*)"/g)].map((match) => match[1]);
    const panels = [...html.matchAll(/<div role="tabpanel" id="([^"]*)"/g)].map((match) => match[1]);
    expect(controls).toHaveLength(2);
    expect(panels).toEqual(controls);
  });

  it('show panels without a list of their own, as components make them', async () => {
    const inner = '<TabItem value="in">deep</TabItem>';
    const html = await renderHtml(`<Tabs>\n<TabItem value="out">${inner}</TabItem>\n</Tabs>`);
    expect(html).toContain('>deep<');
    expect(panelsOf(html).hidden).toEqual([]);
    expect(await renderHtml(inner)).not.toContain('tabpanel');
  });

  it('hold code, and nest', async () => {
    const inner = '<Tabs>\n<TabItem value="in">\n\n```text\ndeep\n```\n\n</TabItem>\n</Tabs>';
    const html = await renderHtml(`<Tabs>\n<TabItem value="out">\n\n${inner}\n\n</TabItem>\n</Tabs>`);
    expect(tabsOf(html).map(({ value }) => value)).toEqual(['out', 'in']);
    expect(html).toContain('<code>deep</code>');
  });
});

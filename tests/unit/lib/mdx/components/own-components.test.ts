import { jsx } from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { importedComponent } from '@/lib/mdx/components/own-components';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import type { OwnModule } from '@/lib/mdx/types';
import { renderHtml } from '../../../../support/render-mdx';
import { stubContext } from '../../../../support/stub-context';

const modules: Readonly<Record<string, OwnModule>> = {
  Gauge: {
    default: ({ level }: { level?: number }) => jsx('b', { children: `level ${level ?? 0}` }),
    Tide: () => jsx('i', { children: 'tide' }),
    levels: [1, 2],
  },
  Named: { Named: () => jsx('u', { children: 'named' }) },
  Card: { default: () => jsx('s', { children: 'own card' }) },
  'home/Banner': { default: () => jsx('q', { children: 'banner' }) },
};

const loaded: string[] = [];
const context = {
  ...stubContext,
  components: {
    names: Object.keys(modules),
    load: async (name: string) => {
      loaded.push(name);
      return modules[name] ?? {};
    },
  },
};

const render = (body: string) => renderHtml(body, { context });

describe('own components', () => {
  it.each([
    ['without an import', '<Gauge level={2} />', '<b>level 2</b>'],
    ['by an export of their name', '<Named />', '<u>named</u>'],
    ['in an expression', '{[7].map((level) => <Gauge key={level} level={level} />)}', '<b>level 7</b>'],
    ['by an import', "import Meter from '@site/src/components/Gauge';\n\n<Meter level={3} />", '<b>level 3</b>'],
    ['by names', "import { Tide as T } from '@site/src/components/Gauge/index';\n\n<T />", '<i>tide</i>'],
    ['as a whole', "import * as all from '@site/src/components/Gauge.tsx';\n\n<all.Tide />", '<i>tide</i>'],
    ['from a folder', "import B from '@site/src/components/home/Banner';\n\n<B />", '<q>banner</q>'],
    ['as data', "import { levels } from '@site/src/components/Gauge';\n\n{levels.length}", '2'],
    ['in place of a built-in one', '<Card />', '<s>own card</s>'],
  ])('are used %s', async (_, body, html) => {
    expect(await render(body)).toBe(html);
  });

  it('are loaded only where a document names them', async () => {
    loaded.length = 0;
    await render('Gauges and named things.');
    expect(loaded).toEqual([]);
    await render('<Gauge />');
    expect(loaded).toEqual(['Gauge']);
  });

  it('are an error where there are none', async () => {
    const body = "import Gone from '@site/src/components/Gone';\n\n<Gone />";
    await expect(render(body)).rejects.toThrow('There is no component Gone in content/components.');
  });

  it('are never given to a document of a CMS', async () => {
    loaded.length = 0;
    expect(await renderHtml('<Gauge level="2">Text</Gauge>', { context, untrusted: true })).not.toContain('level');
    expect(loaded).toEqual([]);
  });

  it('leave what they hold to readers elsewhere', async () => {
    const body = "import { Tide } from '@site/src/components/Gauge';\n\n<Gauge>Text *one*</Gauge>\n\n<Tide>two</Tide>";
    const source = { path: 'blog/a.mdx', body, bodyLine: 1, format: 'mdx' as const, untrusted: false };
    const html = await renderPlainHtml(source, context, 'https://example.com/a');
    expect(html.replace(/\s+/g, ' ')).toBe('Text <em>one</em> two');
  });
});

it.each([
  ['@site/src/components/Gauge', 'Gauge'],
  ['@site/src/components/Gauge/index.jsx', 'Gauge'],
  ['@site/src/components/home/Banner.tsx', 'home/Banner'],
  ['@site/src/pages/index', undefined],
  ['./Gauge', undefined],
])('%s is the component %s', (source, name) => {
  expect(importedComponent(source)).toBe(name);
});

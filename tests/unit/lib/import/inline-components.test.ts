import { describe, expect, it } from 'vitest';
import { InlineComponents } from '@/lib/import/files/inline-components';
import { rewriteAddresses } from '@/lib/import/files/rewrite-addresses';
import type { Root } from '@/lib/import/files/roots';

const roots: Root[] = [
  { kind: 'docs', from: 'docs', to: 'content/docs' },
  { kind: 'components', from: 'src/components', to: 'content/components' },
];

function collector(...names: string[]): InlineComponents {
  return new InlineComponents(names, (text, from, to) => rewriteAddresses(text, { from, to }, roots).text);
}

function moveOut(text: string, from = 'docs/2024-01-02-mixed-paint.mdx') {
  const components = collector('Taken');
  const moved = components.moveOut(text, from);
  return { text: moved?.text, moved: moved?.moved, files: components.files };
}

describe('a component that a document exports', () => {
  it('moves where it handles events, and the document imports it', () => {
    const component = 'export const Lamp = ({ children }) => (\n  <b onClick={() => light()}>{children}</b>\n);';
    const { text, moved, files } = moveOut(
      `---\ntitle: A\n---\n\n# A {#a}\n\n${component}\n\nA <Lamp>red</Lamp> one.\n`,
    );
    expect(text).toBe(
      "---\ntitle: A\n---\n\n# A {#a}\n\nimport Lamp from '@site/src/components/Lamp';\n\nA <Lamp>red</Lamp> one.\n",
    );
    expect(moved).toEqual([{ name: 'Lamp', line: 7 }]);
    expect(files.map(({ to }) => to)).toEqual(['content/components/Lamp.jsx']);
    expect(files[0]?.text).toBe(`'use client';\n\n${component.replace('export ', '')}\n\nexport default Lamp;\n`);
  });

  it('takes along what it needs of the document, and nothing else', () => {
    const { files } = moveOut(
      [
        "import { useState } from 'react';",
        "import light from './light';",
        "import Other from '@site/src/components/Other';",
        '',
        "export const colour = 'red';",
        '',
        'export function Lamp() {',
        '  const [on, turn] = useState(light(colour));',
        '  return <b>{on}</b>;',
        '}',
        '',
        '<Lamp /> <Other />',
      ].join('\n'),
    );
    expect(files[0]?.text).toBe(
      [
        "'use client';\n",
        "import { useState } from 'react';",
        "import light from '@site/src/components/docs/light';\n",
        "const colour = 'red';\n",
        'function Lamp() {',
        '  const [on, turn] = useState(light(colour));',
        '  return <b>{on}</b>;',
        '}\n',
        'export default Lamp;\n',
      ].join('\n'),
    );
  });

  it.each(['Taken', 'Card'])('is named after its document where %s means something else', (name) => {
    const { text, files } = moveOut(`export const ${name} = () => <b onClick={go} />;\n`);
    expect(text).toBe(`import ${name} from '@site/src/components/MixedPaint${name}';\n`);
    expect(files.map(({ to }) => to)).toEqual([`content/components/MixedPaint${name}.jsx`]);
  });

  it('is kept once for all versions of its document, and once more where one differs', () => {
    const components = collector();
    const lamp = (text: string) => `export const Lamp = () => <b onClick={go}>${text}</b>;\n`;
    const texts = ['A', 'A', 'B', 'C'].map((text) => components.moveOut(lamp(text), 'docs/a.mdx')?.moved[0]?.name);
    expect(texts).toEqual(['Lamp', 'Lamp', 'ALamp', 'ALamp2']);
    expect(components.files).toHaveLength(3);
  });

  it('moves where it is a class of React', () => {
    const { text, files } = moveOut("import React from 'react';\n\nexport class Lamp extends React.Component {}\n");
    expect(text).toBe("import Lamp from '@site/src/components/Lamp';\n");
    expect(files[0]?.text).toContain('class Lamp extends React.Component {}');
  });

  it.each([
    ["import React, {useState} from 'react'", ''],
    ["import {useState} from 'react';", ''],
    [
      "import React, {\n  useState,\n  Fragment as Both,\n} from 'react'",
      "import { Fragment as Both } from 'react';\n\n",
    ],
    ["import * as React from 'react';\nimport {useState} from 'react';", ''],
    ["import light, { useState } from './light';", "import light from './light';\n\n"],
  ])('leaves no name of %s that nothing else needs', (imports, rest) => {
    const counter = 'export const Lamp = () => {\n  const [on, turn] = useState(light);\n  return <b>{on}</b>;\n};';
    const shown = '# A\n\n<Lamp /> <Both /> {light} React useState\n';
    expect(moveOut(`---\ntitle: A\n---\n\n${imports}\n\n${counter}\n\n${shown}`).text).toBe(
      `---\ntitle: A\n---\n\n${rest}import Lamp from '@site/src/components/Lamp';\n\n${shown}`,
    );
  });

  it.each([
    ['a formula', 'Is $\\text{if } x$, and\n\n$$\n\\text{for all } x\n$$'],
    ['an admonition with a class', ':::info[Read **this**]{.wide #read}\n\nText\n\n:::'],
  ])('moves out of a document with %s', (_, beside) => {
    expect(moveOut(`export const Lamp = () => <b onClick={go} />;\n\n${beside}\n\n<Lamp />\n`).text).toBe(
      `import Lamp from '@site/src/components/Lamp';\n\n${beside}\n\n<Lamp />\n`,
    );
  });

  it('has React by its name, as documents of Docusaurus 2 have', () => {
    const lamp = 'export const Lamp = () => <b>{React.useState(1)}</b>;';
    expect(moveOut(lamp).files[0]?.text).toContain("import React from 'react';\n\nconst Lamp");
    expect(moveOut(`import React from 'react';\n\n${lamp}`).files[0]?.text?.match(/import React/g)).toHaveLength(1);
  });

  it('stays where it is markup only', () => {
    expect(moveOut('export const Lamp = () => <b>on</b>;\n\nUse `onClick={go}`.\n').text).toBeUndefined();
  });
});

describe('markup with an event handler', () => {
  it.each([
    ['<button onClick={() => alert(1)}>Go</button>', '<MixedPaintButton />'],
    ['Text <a.b onClick={go}>x</a.b> more', 'Text <MixedPaintA /> more'],
    ['{list.map((x) => <b onClick={x} />)}', '<MixedPaintPart />'],
  ])('%s moves as a whole', (text, rest) => {
    const moved = moveOut(`\n${text}\n`);
    expect(moved.text).toBe(`\n${rest}\n`);
    expect(moved.files[0]?.text).toContain(text.replace(/^Text | more$/g, ''));
  });

  it.each([
    ['with Markdown between its tags', '<div onClick={go}>\n\nSome **bold** text\n\n</div>'],
    ['that reads the front matter', '<b onClick={() => go(frontMatter.title)} />'],
    ['in code', '```jsx\n<b onClick={go} />\n```'],
    ['that is no MDX', '<b onClick={go}> <i>'],
  ])('stays %s', (_, text) => {
    expect(moveOut(text).text).toBeUndefined();
  });
});

describe('markup with components of packages', () => {
  const imports =
    "import { Plot, Point as Dot } from 'plots';\nimport range from 'lodash/range';\nimport Tabs from '@theme/Tabs';\n\n";
  const move = (text: string) => {
    const components = collector();
    const moved = components.moveMarkupOfPackages(imports + text, 'docs/waves.mdx', () => false);
    return { text: moved?.text, packages: moved?.packages, files: components.files };
  };

  it.each([
    ['a function', '<Plot y={(x) => x} />', 'WavesPlot'],
    ['a part of a component', '<Plot.Line x="1" />', 'WavesPlot'],
    ['a function of a package', '<Plot>\n  {range(3).map((x) => <Dot key={x} x={x} />)}\n</Plot>', 'WavesPlot'],
    ['statements', '{(() => {\n  const Own = Plot.Line;\n  return <Own />;\n})()}', 'WavesPart'],
  ])('moves with %s, and imports what it needs', (_, markup, name) => {
    const { text, packages, files } = move(`A\n\n${markup}\n`);
    expect(text).toContain(`A\n\n<${name} />\n`);
    expect(packages).toContain('plots');
    expect(files.map(({ to }) => to)).toEqual([`content/components/${name}.jsx`]);
    expect(files[0]?.text).toMatch(/^'use client';\n\nimport \{ Plot, Point as Dot \} from 'plots';\n/);
    expect(files[0]?.text).not.toMatch(/import (?:Tabs|Own|Line)/);
  });

  it('imports components that documents find without one', () => {
    const { text, files } = move('<Plot y={(x) => x}>\n  <Gauge /> <Details /> <Tabs />\n</Plot>\n');
    expect(text).toBe("import range from 'lodash/range';\n\n<WavesPlot />\n");
    expect(files[0]?.text).toContain(
      "import Tabs from '@theme/Tabs';\nimport Gauge from '@site/src/components/Gauge';\nimport Details from '@theme/Details';\n",
    );
  });

  it.each(['<Plot x="1" />', '<Plot x={1}><Dot /></Plot>', '{[1].map((x) => x)}', '<Plot y={(x) => props.x} />'])(
    'leaves %s where it is',
    (markup) => {
      expect(move(`${markup}\n`).text).toBeUndefined();
    },
  );
});

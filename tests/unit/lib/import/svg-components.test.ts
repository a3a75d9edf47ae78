import { expect, it } from 'vitest';
import type { Root } from '@/lib/import/files/roots';
import { replaceSvgImports } from '@/lib/import/files/svg-components';

const roots: Root[] = [
  { kind: 'components', from: 'src/components', to: 'content/components', alias: '@site/src/components' },
  { kind: 'static', from: 'static', to: 'public', alias: '@site/static' },
];

function replace(source: string) {
  return replaceSvgImports(source, 'src/components/Lamps/index.js', { roots, siteDir: '/site' });
}

it.each([
  ["import Lamp from '@site/static/img/lamp.svg';", "import Lamp from '@site/src/components/svg/img/lamp';"],
  [
    "import { ReactComponent as Lamp } from '../../../static/img/lamp.svg';",
    "import { ReactComponent as Lamp } from '@site/src/components/svg/img/lamp';",
  ],
  [
    "const Lamp = require('@site/static/img/lamp.svg').default;",
    "const Lamp = require('@site/src/components/svg/img/lamp').default;",
  ],
])('%s becomes %s', (source, text) => {
  const found = replace(source);
  expect(found?.text).toBe(text);
  expect(found?.files.map(({ to }) => to)).toEqual(['content/components/svg/img/lamp.jsx']);
  expect(found?.files[0]?.text).toContain("useBaseUrl('/img/lamp.svg')");
});

it('makes a public file of a picture beside a component', () => {
  expect(replace("import Lamp from './lamp.svg';")?.files).toMatchObject([
    { to: 'public/img/components/Lamps/lamp.svg', from: 'src/components/Lamps/lamp.svg' },
    { to: 'content/components/svg/Lamps/lamp.jsx' },
  ]);
});

it.each(["import lamp from './lamp.png';", "import Lamp from 'lamps/lamp.svg';", "const name = './lamp.svg';"])(
  'leaves %s as it is',
  (source) => {
    expect(replace(source)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import type { Root } from '@/lib/import/files/roots';
import { replaceDrawings, replaceSvgImports } from '@/lib/import/files/svg-components';
import { tempFolder } from '@/tests/unit/temp-folder';

const roots: Root[] = [
  { kind: 'components', from: 'src/components', to: 'content/components' },
  { kind: 'static', from: 'static', to: 'public' },
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

it('draws a picture that takes its colours from the page, also in a document that shows it as a component', () => {
  const drawing =
    '<?xml version="1.0"?><svg viewBox="0 0 9 9" stroke-width="2" onload="x()"><path d="M0 0" fill="currentColor"/></svg>';
  const siteDir = tempFolder({ 'static/img/sign.svg': drawing, 'static/img/plain.svg': '<svg viewBox="0 0 9 9"/>' });
  const found = replaceSvgImports("import Sign from '@site/static/img/sign.svg';", 'src/components/a.js', {
    roots,
    siteDir,
  });
  expect(found?.files).toHaveLength(1);
  expect(found?.files[0]?.text).toContain('"viewBox": "0 0 9 9",\n  "strokeWidth": "2"\n}');
  expect(found?.files[0]?.text).toContain(JSON.stringify('<path d="M0 0" fill="currentColor"/>'));
  const document =
    "import Sign from '@site/static/img/sign.svg';\nimport Plain from '@site/static/img/plain.svg';\n\n<Sign /><Plain />";
  expect(replaceDrawings(document, 'docs/a.mdx', { roots, siteDir })?.text).toBe(
    document.replace('@site/static/img/sign.svg', '@site/src/components/svg/img/sign'),
  );
  const address = "import sign from '@site/static/img/sign.svg';\n\n<img src={sign} />";
  expect(replaceDrawings(address, 'docs/a.mdx', { roots, siteDir })).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertSite } from '@/lib/import/convert';
import { createReport } from '@/lib/import/report';
import { tempFolder } from '@/tests/unit/temp-folder';
import { loadedSite } from './loaded-site';

/**
 * @param folder where the site is; then its docs lie beside it
 * @param aliases what imports of the site begin with, and what that stands for
 * @param themes folders of components of its own themes
 * @param config further settings of the site
 */
async function convert(
  files: Record<string, string>,
  options: Record<string, unknown> = {},
  folder = '',
  aliases: Record<string, string> = {},
  themes: string[] = [],
  config: Record<string, unknown> = {},
) {
  const stage = tempFolder();
  const report = createReport();
  const kinds = ['docs', 'pages'] as const;
  const site = loadedSite({
    dir: join(tempFolder({ 'docs/intro.md': '# Intro\n', ...files }), folder),
    plugins: kinds.map((kind) => ({
      ...{ kind, name: `preset: ${kind}`, ofPreset: true },
      options: folder !== '' && kind === 'docs' ? { ...options, path: '../docs' } : options,
    })),
    aliases,
    themes,
    config: { title: 'Light', url: 'https://light.example', baseUrl: '/', themeConfig: {}, ...config },
  });
  const { files: written } = await convertSite({ root: process.cwd(), site, stage, report });
  const text = (path: string) => readFileSync(join(stage, path), 'utf8');
  const left = report.remarks.filter(({ fate }) => fate === 'left');
  const all = [...written.keys()].sort();
  return { all, paths: all.filter((path) => /^content\/(?!docs)/.test(path)), text, left, report };
}

describe('a page in code', () => {
  it('is shown by a document with its title, and brings along what it imports', async () => {
    const { paths, text, left } = await convert({
      'src/pages/team/index.tsx':
        "import Layout from '@theme/Layout';\nimport people from '@site/src/data/people';\nimport Card from '../../components/Card';\nimport styles from './index.module.css';\n\nexport default function Team() {\n  return <Layout title=\"Our team\" description='Who we are'><main className={styles.wide}>{people.map((name) => <Card key={name} name={name} />)}</main></Layout>;\n}\n",
      'src/pages/team/index.module.css': '.wide {}',
      'src/pages/team/_parts.tsx': '',
      'src/pages/team/index.test.tsx': '',
      'src/data/people.ts': "import { sorted } from '../utils/sort';\nexport default sorted(['Ann']);",
      'src/utils/sort.ts': 'export const sorted = (list) => list;',
      'src/plugins/unused.js': "require('fs');",
      'src/components/Card.tsx': 'export default function Card({ name }) { return <b>{name}</b>; }',
    });
    expect(paths).toEqual([
      'content/components/Card.tsx',
      'content/components/data/people.ts',
      'content/components/pages/team/index-page.tsx',
      'content/components/pages/team/index.module.css',
      'content/components/utils/sort.ts',
      'content/pages/team/index.mdx',
    ]);
    expect(text('content/pages/team/index.mdx')).toBe(
      '---\ntitle: "Our team"\ndescription: "Who we are"\n---\n\nimport Page from \'@site/src/components/pages/team/index-page\';\n\n<Page />\n',
    );
    const code = text('content/components/pages/team/index-page.tsx');
    expect(code).toContain("from '@site/src/components/data/people'");
    expect(code).toContain("from '@site/src/components/Card'");
    expect(code).toContain("from './index.module.css'");
    // The site has a <main> around it.
    expect(code).not.toContain('<main');
    expect(left).toEqual([]);
  });

  it('is found by code that takes a part of it, also by its folder and before it comes itself', async () => {
    const { paths, text } = await convert({
      'src/pages/about.jsx':
        "import { Head } from '../pages';\nimport { Head as Same } from './index';\nexport default () => <><Head /><Same /></>;",
      'src/pages/index.jsx':
        "import Card from '../components/Card';\nexport const Head = () => <h1>Buoys</h1>;\nexport default () => <Card of={[]} />;",
      'src/components/Card.jsx':
        "import { Head } from '@site/src/pages';\nexport default function Card() { return <Head />; }",
    });
    expect(paths).toContain('content/components/pages/index-page.jsx');
    expect(text('content/pages/index.mdx')).toContain("from '@site/src/components/pages/index-page'");
    expect(text('content/components/Card.jsx')).toContain("from '@site/src/components/pages/index-page'");
    expect(text('content/components/pages/about.jsx')).not.toMatch(/from '(?:\.\.\/pages|\.\/index)'/);
  });

  it('stays behind where it imports what nothing stands for, also at second hand', async () => {
    const { paths, left } = await convert({
      'src/pages/search.jsx': "import Box from '../components/Box';\nexport default () => <Box />;",
      'src/components/Box.jsx':
        "import React from 'react';\nimport { useColorMode } from '@docusaurus/useGlobalData';\nexport default () => null;",
    });
    expect(paths).toEqual([]);
    expect(left).toMatchObject([
      {
        text: 'The page /search, in code that imports "@docusaurus/useGlobalData"',
        place: 'src/components/Box.jsx:2',
        next: expect.stringMatching(
          /^In the old site, import the data that plugins gave it from a file.* Or: Write it as/,
        ),
      },
      { text: 'A component that imports "@docusaurus/useGlobalData", and that no document names' },
    ]);
  });
});

it('takes for settings what only leads on', async () => {
  const leading = (to: string) =>
    `import React from 'react';\nimport { Redirect } from '@docusaurus/router';\nexport default () => <Redirect to=${to} />;\n`;
  const { all, text, left } = await convert({
    'docs/far/lamp.md': '# Lamp\n',
    'src/pages/index.tsx': leading('"/docs/far/lamp"'),
    'src/pages/old/index.js': leading("{useBaseUrl('docs/intro/')}"),
    'src/pages/maybe.tsx':
      'import { Redirect } from \'@docusaurus/router\';\nexport default () => (location.hash ? <Redirect to="/docs/intro" /> : <b>No</b>);\n',
  });
  expect(all).not.toContain('content/pages/index.mdx');
  expect(all.filter((path) => path.includes('/pages/'))).toEqual([
    'content/components/pages/maybe.tsx',
    'content/pages/maybe.mdx',
  ]);
  const config = text('site.config.ts');
  expect(config).toContain("mainDoc: 'far/lamp'");
  expect(config).toContain("redirects: [{ from: '/old', to: '/docs/intro' }]");
  expect(left).toEqual([]);
});

it('names what a page takes of a module of Docusaurus that does not have it, but for types', async () => {
  const { paths, left } = await convert({
    'src/pages/team.tsx':
      "import { useThemeConfig } from '@docusaurus/theme-common';\nexport default () => <b>{useThemeConfig().image}</b>;\n",
    'src/pages/map.tsx':
      'import Heading, { Props } from \'@theme/Heading\';\nimport { PageMetadata } from \'@docusaurus/theme-common\';\nexport default (props: Props) => <><PageMetadata title="The map" /><Heading as="h1">Map</Heading></>;\n',
  });
  expect(paths).toEqual(['content/components/pages/map.tsx', 'content/pages/map.mdx']);
  expect(left.map((remark) => remark.text)).toEqual([
    'The page /team, in code that imports `useThemeConfig` of "@docusaurus/theme-common"',
  ]);
});

it('brings along what lies beside the documents, or in the folder of the site, and is imported by them', async () => {
  const { all, paths, text } = await convert({
    'package.json': '{"version":"2.1.0"}',
    'docs/wind/gauge.mdx':
      "# Gauge\n\nimport Dial from './Dial';\nimport source from '!!raw-loader!./Dial';\nimport { version } from '../../package.json';\n\n<Dial /> {version}\n",
    'docs/wind/Dial.jsx':
      "import { scale } from './scale.js';\nimport './dial.css';\nexport default function Dial() {\n  return <b>{scale}</b>;\n}\n",
    'docs/wind/scale.js': 'export const scale = 12;\n',
    'docs/wind/dial.css': 'b {}\n',
    'docs/wind/notes.txt': 'Notes',
  });
  expect(paths).toEqual([
    'content/components/docs/wind/Dial.jsx',
    'content/components/docs/wind/dial.css',
    'content/components/docs/wind/scale.js',
    'content/components/site/package.json',
  ]);
  expect(all.filter((path) => path.startsWith('content/docs/wind'))).toEqual([
    // Shown as text as well.
    'content/docs/wind/Dial.jsx',
    'content/docs/wind/gauge.mdx',
    'content/docs/wind/notes.txt',
  ]);
  const moved = text('content/docs/wind/gauge.mdx');
  expect(moved).toContain("import Dial from '@site/src/components/docs/wind/Dial';");
  expect(moved).toContain("from '@site/src/components/site/package.json';");
  expect(text('content/components/docs/wind/Dial.jsx')).toContain("from './scale.js'");
});

it('keeps the pictures that a component shows where they are', async () => {
  const { all } = await convert({
    'static/img/glow.svg': '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M0 0h8v8z"/></svg>',
    'docs/glow.mdx': "import Glow from '@site/static/img/glow.svg';\n\n# Glow <Glow />\n",
    'static/img/lamp.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fa0" d="M0 0h8v8z"/></svg>',
    'src/components/Lamp.jsx':
      'const Svg = require(\'@site/static/img/lamp.svg\').default;\nexport default function Lamp() {\n  return <Svg role="img" />;\n}\n',
  });
  expect(all).toContain('public/img/lamp.svg');
  expect(all).toContain('content/components/svg/img/glow.jsx');
  expect(all).toContain('content/components/Lamp.jsx');
});

it('finds what docs outside of the folder of the site name by that folder', async () => {
  const { paths, text } = await convert(
    {
      'docs/gauge.mdx':
        "# Gauge\n\nimport { version } from '../website/package.json';\nimport Dial from '../website/src/components/Dial';\n\n![Dial](../website/static/dial.png)\n\n<Dial /> {version}\n",
      'website/package.json': '{"version":"2.1.0"}',
      'website/static/dial.png': 'png',
      'website/src/components/Dial.jsx': 'export default () => null;',
    },
    {},
    'website',
  );
  expect(paths).toEqual(['content/components/Dial.jsx', 'content/components/site/package.json']);
  const moved = text('content/docs/gauge.mdx');
  expect(moved).toContain("from '@site/src/components/site/package.json'");
  expect(moved).toContain("from '@site/src/components/Dial'");
  expect(moved).toContain('(@site/static/dial.png)');
});

it('shows tabs that a theme for descriptions of an API calls otherwise', async () => {
  const { paths, text } = await convert({
    'docs/api.mdx':
      'import SchemaTabs from "@theme/SchemaTabs";\nimport TabItem from "@theme/TabItem";\n\n<SchemaTabs>\n<TabItem value="key" label="Key">\n\nA key.\n\n</TabItem>\n</SchemaTabs>\n',
  });
  expect(text('content/docs/api.mdx')).toContain('import SchemaTabs from "@theme/Tabs";');
  expect(paths).toEqual([]);
});

it('makes a component of an element that gives a function to one for browsers', async () => {
  const use = (name: string) => `<${name} render={(one) => <b>{one}</b>} />`;
  const { text } = await convert({
    'src/components/Live.jsx':
      "import { useState } from 'react';\nexport const Live = ({ render }) => render(useState(1)[0]);\n",
    'src/components/Still.jsx': 'export default ({ render }) => render(1);\n',
    'docs/intro.mdx': `# Intro\n\nimport { Live } from '../src/components/Live';\nimport Still from '@site/src/components/Still';\n\n${use('Live')}\n\n${use('Still')}\n`,
  });
  expect(text('content/docs/intro.mdx')).toContain(`<IntroLive />\n\n${use('Still')}\n`);
  expect(text('content/components/IntroLive.jsx')).toContain(use('Live'));
});

it('leaves code beside documents behind that none of them names', async () => {
  const { all } = await convert({
    'docs/api/sidebar.ts': "import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';\nexport default [];",
    'docs/api/_category_.json': '{"label":"API"}',
    'docs/api/lamp.mdx': "import code from '!!raw-loader!./lamp.ts';\n\n<CodeBlock>{code}</CodeBlock>\n",
    'docs/api/lamp.ts': 'export {};',
    'static/count.js': '1;',
  });
  expect(all.filter((path) => /\/api\/|count/.test(path))).toEqual([
    'content/docs/api/_category_.json',
    'content/docs/api/lamp.mdx',
    'content/docs/api/lamp.ts',
    'public/count.js',
  ]);
});

it('takes the address of a picture that code imports', async () => {
  const { text } = await convert({
    'static/img/lamp.png': 'png',
    'src/components/Lamp.jsx':
      "import lamp from '@site/static/img/lamp.png';\nimport React from 'react';\nconst other = require('@site/static/img/lamp.png').default;\nconst film = require('@site/static/lamp.mp4').default;\nexport default function Lamp() {\n  return <img src={lamp} alt={other} data-film={film} />;\n}\n" +
      `const more = [require(\`@site/static/\${code}.mp4\`).default, require(\`@site/static/\${code}.png\`).default];\n` +
      "const given = [require('@site/static' + code.src).default, require('@site/static/img/' + code).default];\n",
    'static/lamp.mp4': 'mp4',
  });
  const code = text('content/components/Lamp.jsx');
  expect(code).toContain("import lampFile from '@site/static/img/lamp.png';\nconst lamp = lampFile.src;\n");
  expect(code).toContain("require('@site/static/img/lamp.png').default.src;");
  // The bundler takes these for addresses (next.config.mjs).
  expect(code).toContain("require('@site/static/lamp.mp4');");
  expect(code).toContain("import publicAddress from '@docusaurus/useBaseUrl';\nimport lampFile");
  expect(code).toContain(`[publicAddress(\`/\${code}.mp4\`), publicAddress(\`/\${code}.png\`)];`);
  expect(code).toContain("[publicAddress(code.src), publicAddress('/img/' + code)];");
});

it('names pictures, fonts and sheets in style sheets by where they are now', async () => {
  const { all, text } = await convert({
    'static/img/sky.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/pages/sky.jsx': "import './sky.module.css';\nexport default function Sky() {\n  return <p />;\n}\n",
    'src/pages/sky.module.css':
      '@import \'../css/base.css\';\n.a { background: url("../../static/img/sky.svg"), url(https://x.example/a.png), url(/img/sky.svg), url(data:image/png;base64,a); }\n.b { src: url(~@site/static/img/sky.svg?x#y); background: url(cloud.png) }\n',
    'src/pages/cloud.png': 'png',
    'src/css/base.css': 'b { background: url(./dot.png); }\n',
    'src/css/dot.png': 'png',
  });
  const styles = text('content/components/pages/sky.module.css');
  expect(styles).toContain("@import '../css/base.css'");
  expect(styles).toContain(
    'url("../../../public/img/sky.svg"), url(https://x.example/a.png), url(/img/sky.svg), url(data:image/png;base64,a)',
  );
  expect(styles).toContain('url(../../../public/img/sky.svg?x#y)');
  expect(styles).toContain('url(../../pages/cloud.png)');
  expect(text('content/components/css/base.css')).toContain('url(./dot.png)');
  expect(all).toEqual(expect.arrayContaining(['content/components/css/dot.png', 'content/pages/cloud.png']));
});

it('gives a doc an address of its own where another one has it, as Docusaurus shows the first', async () => {
  const { text } = await convert({
    'docs/wind/wind.md': '# Wind\n',
    'docs/wind/index.md': '---\nid: start\n---\n# All of it\n',
    'docs/rain.md': '---\nslug: /wind\n---\n# Rain\n',
  });
  expect(text('content/docs/rain.md')).toContain('slug: /wind\n');
  expect(text('content/docs/wind/index.md')).toContain('slug: start-2\n');
  expect(text('content/docs/wind/wind.md')).toContain('slug: wind-2\n');
});

it('names packages that components need, with the command that installs them', async () => {
  const { left } = await convert({
    'docs/page.mdx': '<Icon />\n',
    'package.json': '{"dependencies":{"no-such-icons":"^5.1.0"}}',
    'src/components/Icon.tsx':
      "import React from 'react';\nimport { FaBeer } from 'no-such-icons/fa';\nexport default FaBeer;",
  });
  expect(left).toMatchObject([
    {
      text: 'The package no-such-icons, which components need',
      place: 'src/components/Icon.tsx:2',
      next: expect.stringMatching(
        /^Install it: npm i no-such-icons@\^5\.1\.0\. If .* older React, add --legacy-peer-deps\./,
      ),
    },
  ]);
});

it('gives documents the components that the theme gives them', async () => {
  const { paths, text, left } = await convert({
    'src/theme/MDXComponents.tsx':
      "import MDXComponents from '@theme-original/MDXComponents';\nimport Mark from '@site/src/components/Mark';\nimport { Dot, Line as Rule } from '../components/marks';\nimport ThemedImage from '@theme/ThemedImage';\nimport Tabs from '@theme/Tabs';\n\nexport default {\n  ...MDXComponents,\n  ThemedImage,\n  Tabs,\n  // Ours\n  Highlight: Mark,\n  Mark,\n  Dot,\n  Rule,\n  h1: Mark,\n};\n",
    'src/components/Mark.tsx': 'export default () => null;',
    'src/components/marks.tsx': 'export const Dot = () => null;\nexport const Line = () => null;',
  });
  expect(paths).toEqual([
    'content/components/Dot.jsx',
    'content/components/Highlight.jsx',
    'content/components/Mark.tsx',
    'content/components/Rule.jsx',
    'content/components/ThemedImage.jsx',
    'content/components/marks.tsx',
  ]);
  expect(text('content/components/ThemedImage.jsx')).toBe("export { default } from '@theme/ThemedImage';\n");
  expect(text('content/components/Highlight.jsx')).toBe("export { default } from '@site/src/components/Mark';\n");
  expect(text('content/components/Rule.jsx')).toBe("export { Line as default } from '../components/marks';\n");
  expect(left.map((remark) => remark.text)).toEqual(['<h1> as the site makes it']);
});

it('reads what the theme gives to documents as it is written: indented, and taken in as a whole', async () => {
  const { paths, text, left } = await convert({
    'docs/a.md': '# A\n\n<Box />\n',
    'src/theme/MDXComponents.js':
      "  import MDXComponents from '@theme-original/MDXComponents';\n  import * as Docs from '@site/src/components/docs';\n  import extra, { more } from '../components/extra';\n  import * as Kit from 'kit';\n  import Knot from '@theme/Knot';\n\n  const made = { Knot };\n\n  export default {\n    ...MDXComponents,\n    ...Docs,\n    ...extra,\n    ...more,\n    ...Kit,\n    ...made,\n  };\n",
    'src/components/docs/index.js':
      "export { default as Box } from './Box';\nexport * from './round';\nexport const size = 1;\n",
    'src/components/docs/Box.js': 'export default () => null;',
    'src/components/docs/round.js': "export * from './index';\nexport function Ring() {}\n",
    'src/components/extra.js':
      'const Extra = () => null;\nexport const more = { Dot: Extra };\nexport default { Extra };\n',
    'src/theme/Knot/index.js': 'export default () => null;',
  });
  expect(paths.filter((path) => path.endsWith('.jsx'))).toEqual(
    ['Box', 'Dot', 'Extra', 'Knot', 'Ring'].map((name) => `content/components/${name}.jsx`),
  );
  expect(text('content/components/Box.jsx')).toBe("export { Box as default } from '@site/src/components/docs';\n");
  expect(text('content/components/Dot.jsx')).toBe(
    "import { more as components } from '../components/extra';\n\nexport default components.Dot;\n",
  );
  expect(text('content/components/Knot.jsx')).toBe("export { default } from '@site/src/components/theme/Knot';\n");
  expect(left.map((remark) => remark.text)).toEqual([
    'Components of `...Kit`, which documents may use without an import',
  ]);
});

it('names components of the theme that it cannot read', async () => {
  const { left } = await convert({
    'src/theme/MDXComponents.js':
      "import MDXComponents from '@theme-original/MDXComponents';\nexport default Object.assign({ Box: () => null }, MDXComponents);\n",
  });
  expect(left.map(({ text }) => text)).toEqual(['Components of the theme, which documents may use without an import']);
});

it('reads what the theme gives to documents as a parser does: comments, strings and types say nothing of it', async () => {
  const { paths, text, left } = await convert({
    'src/theme/MDXComponents.tsx':
      "import MDXComponents from '@theme-original/MDXComponents';\nimport type { MDXComponentsObject } from '@theme/MDXComponents';\nimport { FontAwesomeIcon } from 'icons'; // The component.\nimport {\n  one, // a \"small\", one\n  Mark,\n  Wide as Broad,\n} from '../components/marks';\nimport { kinds } from '../components/kinds';\n\nconst text = 'export default { Wrong: 1 }';\n\nconst parts = {\n  ...MDXComponents, one,\n  Icon: FontAwesomeIcon,\n  Mark: Mark as unknown,\n  'Broad': Broad,\n  Note({ children }: { children: string }) {\n    return <i title=\"}\">{children}, {text}</i>;\n  },\n  [text]: Mark,\n  ...kinds,\n} satisfies Record<string, unknown>;\n\nexport { parts as default };\n",
    'src/components/marks.jsx':
      'export const one = () => null;\nexport const Mark = () => null;\nexport const Wide = () => null;',
    'src/components/kinds.js':
      "import { more } from './more';\nconst kinds = { Kind: () => null, ...more };\nexport { kinds };",
    'src/components/more.js': 'export const more = {};',
  });
  expect(paths.filter((path) => /\/[A-Z]\w+\.jsx$/.test(path))).toEqual(
    ['Broad', 'Icon', 'Kind', 'Mark', 'Note'].map((name) => `content/components/${name}.jsx`),
  );
  expect(text('content/components/Mark.jsx')).toBe("export { Mark as default } from '../components/marks';\n");
  expect(text('content/components/theme/MDXComponents.tsx')).not.toContain('...MDXComponents');
  expect(left.filter(({ place }) => /MDXComponents|kinds/.test(place ?? ''))).toMatchObject([
    {
      text: 'Components of `[text]`, which documents may use without an import',
      place: expect.stringContaining(':21'),
    },
    { text: 'Components of `...more`, which documents may use without an import', place: 'src/components/kinds.js:2' },
    {
      text: '<one> as the site makes it',
      place: 'src/theme/MDXComponents.tsx:14',
      next: 'Write it as content/components/One.tsx, and write <One> where documents name it.',
    },
    { text: 'The package icons, which components need' },
  ]);
});

it('imports the Markdown that the theme gives to documents', async () => {
  const { paths, text, left } = await convert({
    'docs/a.md': '---\ntitle: A\n---\n\n<Contact />\n\n`<Install />`\n',
    'docs/b.mdx': "import Contact from './_own.mdx';\n\n# B\n\n<Contact /> <Install />\n",
    'docs/_own.mdx': 'Own\n',
    'src/theme/MDXComponents.js':
      "import Contact from '@site/src/parts/contact.mdx';\nimport Install from '../parts/_install.md';\n\nexport default { Contact, Install };\n",
    'src/parts/contact.mdx': 'Write to us.\n\n<Install />\n',
    'src/parts/_install.md': 'Take it.\n',
  });
  expect(paths).toEqual(['content/components/parts/_install.md', 'content/components/parts/contact.mdx']);
  expect(text('content/docs/a.md')).toBe(
    "---\ntitle: A\n---\nimport Contact from '@site/src/components/parts/contact.mdx';\n\n\n<Contact />\n\n`<Install />`\n",
  );
  expect(text('content/docs/b.mdx')).toBe(
    "import Install from '@site/src/components/parts/_install.md';\n\nimport Contact from './_own.mdx';\n\n# B\n\n<Contact /> <Install />\n",
  );
  expect(text('content/components/parts/contact.mdx')).toContain("import Install from '@site/src/components/parts/");
  expect(left).toEqual([]);
});

it('names code that imports a document', async () => {
  const { paths, left } = await convert({
    'src/pages/law.js': "import Law, { toc } from './_law.mdx';\nexport default () => <Law toc={toc} />;",
    'src/pages/_law.mdx': 'The law\n',
    'src/components/Text.js': "import Text from './text.md';\nexport default () => <Text />;",
    'src/components/text.md': 'A text\n',
  });
  expect(paths).not.toContain('content/components/Text.js');
  expect(left.map((remark) => remark.text)).toEqual([
    'The page /law, in code that imports "./_law.mdx"',
    'A component that imports "./text.md", and that no document names',
  ]);
});

it('brings along what the components of the theme are made of, from wherever it lies', async () => {
  const { paths, text, left } = await convert({
    'docs/a.md': '# A\n\n<Buoy>Here</Buoy>\n',
    'src/theme/MDXComponents/index.tsx':
      "import MDXComponents from '@theme-original/MDXComponents';\nimport Buoy from '@site/src/theme/Buoy';\nimport { Rope } from './Rope';\nimport { Odd } from './Odd';\nimport { Card } from '../Buoy/Card';\nimport Tabs from '@theme/Tabs';\nimport Head from '@docusaurus/Head';\n\nconst all: MDXComponentsObject = {\n  ...MDXComponents,\n  Head,\n  Card,\n  Tabs,\n  h1: (props) => <MDXHeading as=\"h1\" {...props} />,\n  Rope,\n  // Don't\n  table: ({ children, ...props }) => <div title=\"a, b\">{children}</div>,\n  Odd,\n  Buoy,\n};\n\nexport default all;\n",
    'src/theme/MDXComponents/Rope.tsx': "import './rope.css';\nexport const Rope = () => null;",
    'src/theme/MDXComponents/rope.css': 'b {}',
    'src/theme/MDXComponents/Odd.tsx': "import x from '@docusaurus/useGlobalData';\nexport const Odd = x;",
    'src/theme/Buoy/index.tsx': 'export default ({ children }) => <b>{children}</b>;',
    'src/theme/Buoy/Card.tsx':
      "import Knot from '@theme/Knot';\nexport const Card = ({ body }) => <Knot>{body}</Knot>;",
    'src/theme/Knot.jsx': 'export default ({ children }) => <i>{children}</i>;',
    'docs/b.mdx': "import Knot from '@theme/Knot';\n\n# B\n\n<Knot>B</Knot>\n",
    'src/theme/Footer/index.tsx': 'export default () => null;',
  });
  expect(text('content/docs/b.mdx')).toContain("from '@site/src/components/theme/Knot'");
  expect(paths).toEqual([
    'content/components/Buoy.jsx',
    'content/components/Card.jsx',
    'content/components/Head.jsx',
    'content/components/Rope.jsx',
    'content/components/theme/Buoy/Card.tsx',
    'content/components/theme/Buoy/index.tsx',
    'content/components/theme/Knot.jsx',
    'content/components/theme/MDXComponents/Rope.tsx',
    'content/components/theme/MDXComponents/rope.css',
  ]);
  expect(text('content/components/Rope.jsx')).toBe(
    "export { Rope as default } from '@site/src/components/theme/MDXComponents/Rope';\n",
  );
  expect(left.map((remark) => remark.text)).toEqual([
    '<table> as the site makes it',
    '<Odd>, which no document names, in code that imports "@docusaurus/useGlobalData"',
    '<Footer> of the theme as the site makes it',
  ]);
});

it('follows several imports on one line', async () => {
  const { paths, text } = await convert({
    'docs/a.mdx':
      "# A\n\nimport Tabs from '@theme/Tabs'; import kinds from '@site/data/kinds'; import Dial from './Dial';\n\n<Dial /> {kinds}\n",
    'docs/Dial.jsx': "import React from 'react'; export default () => null;",
    'data/kinds.js': "import { one } from './one'; export default [one];",
    'data/one.js': 'export const one = 1;',
  });
  expect(paths).toEqual([
    'content/components/docs/Dial.jsx',
    'content/components/site/data/kinds.js',
    'content/components/site/data/one.js',
  ]);
  expect(text('content/docs/a.mdx')).toContain(
    "import Tabs from '@theme/Tabs'; import kinds from '@site/src/components/site/data/kinds'; import Dial from '@site/src/components/docs/Dial';",
  );
});

it('reads Markdown among the code as a part of the documents that import it', async () => {
  const { paths, text } = await convert({
    'docs/a.mdx': "# A\n\nimport Part from '@site/src/shared/part.mdx';\n\n<Part />\n",
    'docs/b.mdx': '# B\n',
    'src/shared/part.mdx':
      "import { depth } from '@site/src/data/depth';\nimport More from '../components/more.mdx';\n\n[B](../../docs/b.mdx) {depth} <More />\n",
    'src/data/depth.ts': 'export const depth = 3;',
    'src/components/more.mdx': "import { width } from '@site/src/data/width';\n\n{width}\n",
    'src/data/width.ts': 'export const width = 2;',
  });
  expect(paths).toEqual([
    'content/components/data/depth.ts',
    'content/components/data/width.ts',
    'content/components/more.mdx',
    'content/components/shared/part.mdx',
  ]);
  expect(text('content/components/shared/part.mdx')).toBe(
    "import { depth } from '@site/src/components/data/depth';\nimport More from '@site/src/components/more.mdx';\n\n[B](../../docs/b.mdx) {depth} <More />\n",
  );
  expect(text('content/components/more.mdx')).toContain("from '@site/src/components/data/width'");
});

it('reads Markdown of static files and of other folders as that of the code, where the content check looks', async () => {
  const { all, text } = await convert({
    'docs/a.md':
      "import Note from '@site/static/_note.md';\nimport Tip from '@site/snippets/tip.mdx';\n\n# A\n\n<Note /> <Tip />\n",
    'static/_note.md': 'See [A](/docs/a).\n',
    'snippets/tip.mdx': 'Tip\n',
  });
  expect(text('content/docs/a.md')).toContain(
    "'@site/src/components/site/static/note.md';\nimport Tip from '@site/src/components/site/snippets/tip.mdx'",
  );
  expect(all).toEqual(expect.arrayContaining(['content/components/site/static/note.md', 'public/_note.md']));
  expect(all).toContain('content/components/site/snippets/tip.mdx');
});

it('brings along what documents show of other folders, and data from beside the folder of the site', async () => {
  const { paths, text } = await convert(
    {
      'docs/a.mdx':
        "# A\n\nimport call from '!!raw-loader!../website/samples/call.sh';\nimport send from '!!raw-loader!../examples/send.sh';\nimport root from '../package.json';\n\n{root.version} <CodeBlock>{call}{send}</CodeBlock>\n",
      'package.json': '{"version":"2.1.0"}',
      'examples/send.sh': 'send\n',
      'website/samples/call.sh': 'call\n',
    },
    {},
    'website',
  );
  expect(paths).toEqual([
    'content/_shown/examples/send.sh',
    'content/_shown/samples/call.sh',
    'content/components/beside/package.json',
  ]);
  const moved = text('content/docs/a.mdx');
  expect(moved).toContain("from '!!raw-loader!@site/_shown/samples/call.sh'");
  expect(moved).toContain("from '!!raw-loader!@site/_shown/examples/send.sh'");
  expect(moved).toContain("from '@site/src/components/beside/package.json'");
});

it('copies code from beside the site with what it imports, and says so', async () => {
  const { paths, text, left, report } = await convert(
    {
      'website/src/pages/team.jsx':
        "import team from '../../../packages/core/team';\nimport { wide } from '../../../node_modules/wide/index.js';\nexport default () => <p>{team}</p>;\n",
      'website/src/pages/codes.jsx':
        "import { useEffect } from 'react';\nexport default function Codes() { useEffect(() => { import('../../../scripts/codes.json') }); return <p />; }\n",
      'packages/core/team.ts': "export { sorted as default } from './lib/sorted';\n",
      'packages/core/lib/sorted.ts': 'export const sorted = 1;\n',
      'node_modules/wide/index.js': '',
      'scripts/codes.json': '{}',
      'docs/a.mdx':
        "import team from '@site/../packages/core/team';\nimport Card from './Card';\n\n# A\n\n{team} <Card />\n",
      'docs/Card.jsx': 'export default () => <b />;\n',
    },
    {},
    'website',
  );
  expect(paths).toEqual([
    'content/components/beside/packages/core/lib/sorted.ts',
    'content/components/beside/packages/core/team.ts',
    'content/components/beside/scripts/codes.json',
    'content/components/docs/Card.jsx',
    'content/components/pages/codes.jsx',
    'content/pages/codes.mdx',
  ]);
  expect(text('content/docs/a.mdx')).toContain("from '@site/src/components/beside/packages/core/team'");
  expect(text('content/components/pages/codes.jsx')).toContain(
    "import('@site/src/components/beside/scripts/codes.json'",
  );
  expect(left).toContainEqual(expect.objectContaining({ route: '/team', place: 'src/pages/team.jsx:2' }));
  const copies = report.remarks.filter(({ text }) => text.startsWith('From beside the site'));
  expect(copies.map(({ place }) => place).sort()).toEqual([
    '../packages/core/lib/sorted.ts',
    '../packages/core/team.ts',
    '../scripts/codes.json',
  ]);
});

it('brings pictures of other folders along that documents, their partials and code name', async () => {
  const { paths, text, left } = await convert(
    {
      'docs/a.mdx': "import Readme from '../README.md';\n\n# A\n\n<Readme /> ![A](../art/a.png) ![B](own/b.png)\n",
      'docs/own/b.png': '',
      'README.md': '![C](art/c.png) <img src="./art/a.png" />\n',
      'art/a.png': '',
      'art/c.png': '',
      'art/mark.svg': '<svg/>',
      'website/logo.png': '',
      'website/src/components/Art.jsx':
        "import a from '../../../art/a.png';\nimport logo from '@site/logo.png';\nimport Mark from '../../../art/mark.svg';\nexport default () => <p><img src={a} /><img src={logo} /><img src=\"art/c.png\" /><Mark /></p>;\n",
    },
    {},
    'website',
  );
  expect(left).toEqual([]);
  expect(paths).toEqual(
    ['Art.jsx', 'beside/README.md', 'beside/art/a.png', 'beside/art/c.png', 'beside/art/mark.svg', 'site/logo.png']
      .map((path) => `content/components/${path}`)
      .concat('content/components/svg/beside/art/mark.jsx'),
  );
  expect(text('content/docs/a.mdx')).toContain('![A](@site/src/components/beside/art/a.png) ![B](own/b.png)');
  expect(text('content/components/beside/README.md')).toBe(
    '![C](@site/src/components/beside/art/c.png) <img src="@site/src/components/beside/art/a.png" />\n',
  );
  expect(text('content/components/Art.jsx')).toContain('<img src="art/c.png" />');
});

it('makes modules of texts that code takes by raw-loader', async () => {
  const { paths, text, left } = await convert(
    {
      'website/src/components/Code.jsx':
        "import own from '!!raw-loader!./own.ts';\nimport other from '!!raw-loader!../../../examples/a.ts';\nexport default () => <pre>{own}{other}</pre>;\n",
      'website/src/components/own.ts': 'const a = "1";\n',
      'examples/a.ts': 'b\n',
    },
    {},
    'website',
  );
  expect(left).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['content/components/texts/examples/a.ts.js']));
  expect(text('content/components/Code.jsx')).toContain("from '@site/src/components/texts/src/components/own.ts.js'");
  expect(text('content/components/texts/src/components/own.ts.js')).toBe('export default "const a = \\"1\\";\\n";\n');
});

it('makes info of the admonitions that the site has added, and names each', async () => {
  const { text, report } = await convert(
    { 'docs/a.md': '# A\n\n:::rule\n\nOne.\n\n:::\n\n> ::::quote[By **Ann**]\n> Two.\n> ::::\n\n```\n:::rule\n```\n' },
    { admonitions: { keywords: ['rule', 'quote', 'note'] } },
  );
  expect(text('content/docs/a.md')).toBe(
    '# A\n\n:::info[Rule]\n\nOne.\n\n:::\n\n> ::::info[By **Ann**]\n> Two.\n> ::::\n\n```\n:::rule\n```\n',
  );
  const named = report.remarks.filter(({ text }) => text.startsWith('An admonition'));
  expect(named.map(({ text }) => text.replace(/.*:::/, ''))).toEqual(['rule', 'quote']);
});

it('drops what documents import of elsewhere and never use', async () => {
  const { paths, text } = await convert({
    'docs/a.mdx':
      "import Chart from 'some-chart';\nimport clsx from 'clsx';\nimport { useState, Fragment } from 'react';\nimport Layout, { x } from '@theme/Layout';\nimport { useColorMode, useCurrentSidebarCategory } from '@docusaurus/theme-common';\nimport Tabs from '@theme/Tabs';\nimport styles from './a.module.css';\n\n# A\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n",
    'docs/a.module.css': '.a {}',
  });
  expect(paths).toEqual([]);
  expect(text('content/docs/a.mdx')).toBe(
    "import { useCurrentSidebarCategory } from '@docusaurus/theme-common';\nimport Tabs from '@theme/Tabs';\n\n# A\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n",
  );
});

it('passes the class names of styles on to documents', async () => {
  const { paths, text } = await convert({
    'docs/wide.mdx':
      "# Wide\n\nimport styles from '@site/src/css/wide.module.css';\n\n<div className={styles.wide}>A</div>\n",
    'src/css/wide.module.css': '.wide {}',
  });
  expect(paths).toEqual(['content/components/WideStyles.jsx', 'content/components/css/wide.module.css']);
  expect(text('content/docs/wide.mdx')).toContain("import styles from '@site/src/components/WideStyles';\n");
  expect(text('content/components/WideStyles.jsx')).toBe(
    "import styles from '@site/src/components/css/wide.module.css';\n\nexport default styles;\n",
  );
});

it('takes rules that hold on every page out of CSS modules, which builds refuse', async () => {
  const { text, left } = await convert({
    'src/components/Card.jsx':
      "import styles from './Card.module.css';\nexport default () => <i className={styles.a} />;\n",
    'src/components/Card.module.css':
      "h1 { margin: 0 }\n.a, [data-theme='dark'] b { color: red }\n:global(.b) i { top: 0 }\n@media print { :root { top: 0 } .a { top: 0 } }\n.a { b { top: 0 } }\n@keyframes x { from { top: 0 } }\n#c :global(.d) { top: 0 }",
  });
  expect(text('content/components/Card.module.css')).toBe(
    '\n.a { color: red }\n@media print { .a { top: 0 } }\n.a { b { top: 0 } }\n@keyframes x { from { top: 0 } }\n#c :global(.d) { top: 0 }'.trimStart(),
  );
  const rules = left.filter(({ text }) => text.startsWith('Rules of a CSS module'));
  expect(rules.map(({ text, place }) => `${text.split(': ')[1]} ${place}`)).toEqual([
    'h1 src/components/Card.module.css:1',
    "[data-theme='dark'] b src/components/Card.module.css:2",
    ':root src/components/Card.module.css:4',
  ]);
});

it('writes style sheets of components in Less as CSS, and names those that are more than variables and nesting', async () => {
  const { text, all, left } = await convert({
    'src/components/Card.jsx':
      "import './card.less';\nimport low from '../css/low.module.less';\nexport default () => <i className={low.a} />;\n",
    'src/components/card.less':
      "@import '../css/all.less';\n@media (width > 9px) { .card-x { top: @gap; &:hover { top: 0 } } }",
    'src/css/all.less': '@gap: 4px;',
    'src/css/low.module.less': '.round() { top: 0 }\n.a { .round(); }',
  });
  expect(text('content/components/Card.jsx')).toContain(
    "import './card.css';\nimport low from '@site/src/components/css/low.module.css';\n",
  );
  expect(text('content/components/card.css').replace(/\s+/g, '')).toContain('.card-x{top:4px}.card-x:hover{top:0}');
  expect(text('content/components/css/low.module.css')).toBe('');
  expect(all.filter((path) => path.endsWith('.less'))).toEqual([]);
  expect(left.filter(({ text }) => text.includes('Less'))).toMatchObject([{ place: 'src/css/low.module.less' }]);
});

it('writes style sheets of components in Sass as CSS, unless only Sass can make them', async () => {
  const { text, all, left } = await convert({
    'src/components/Card.jsx':
      "import './card.scss';\nimport low from '@site/src/css/low.module.scss';\nimport './loop.scss';\nexport default () => <i className={low.a} />;\n",
    'src/components/card.scss':
      "@use '../css/mixins' as *;\n.card-x { top: $gap; &__in { @include wide { top: 1px } } }",
    'src/css/low.module.scss':
      "@import 'mixins';\n:root { --low: 1px }\n@include dark { top: 0; .a { top: var(--low) } }",
    'src/css/_mixins.scss':
      "$gap: 4px;\n@mixin wide { @media (width > 9px) { @content } }\n@mixin dark { [data-theme='dark'] { @content } }",
    'src/components/loop.scss': "@use '../css/mixins' as *;\n@each $i in 1, 2 { .b#{$i} { top: $gap } }",
  });
  expect(text('content/components/Card.jsx')).toContain(
    "import './card.css';\nimport low from '@site/src/components/css/low.module.css';\nimport './loop.scss';\n",
  );
  const plain = (path: string) => text(path).replace(/\s*([{};])\s*/g, '$1');
  expect(plain('content/components/card.css')).toBe('.card-x{top: 4px}@media (width > 9px){.card-x__in{top: 1px}}');
  expect(plain('content/components/css/low.module.css')).toBe("[data-theme='dark'] .a{top: var(--low)}");
  expect(plain('site.css')).toContain(':root{--low: 1px;}');
  expect(text('content/components/loop.scss')).toContain("@use './css/mixins' as *;");
  expect(all.filter((path) => path.endsWith('.scss'))).toEqual([
    'content/components/css/_mixins.scss',
    'content/components/loop.scss',
  ]);
  expect(left.filter(({ text }) => !text.startsWith('Styles'))).toMatchObject([
    { text: "Rules of a CSS module for every page: [data-theme='dark']", place: 'src/css/low.module.scss' },
    { text: 'The package sass, which components need', place: 'src/components/loop.scss' },
  ]);
});

it('writes rules of CSS modules for classes of every page into site.css, and every :global in the form that builds know', async () => {
  const { text } = await convert({
    'src/components/Card.jsx':
      'import styles from \'./Card.module.css\';\nexport default () => <i className={styles.a}><b className="beam" /></i>;\n',
    'src/components/Card.module.css':
      ':global(.beam) { top: 0; --ifm-h2-font-size: 9px }\n:global(.unused) { top: 1px }\n@media print { :global .beam b { top: 2px } }\n:global { .beam i { top: 3px } }\n.a :global .beam, .a :global(.c) { top: 4px }\n.a :global { .beam { top: 5px } }',
  });
  expect(text('content/components/Card.module.css').trim()).toBe(
    '@media print { }\n.a :global(.beam), .a :global(.c) { top: 4px }\n.a { :global(.beam) { top: 5px } }',
  );
  expect(text('site.css').replace(/\s+/g, ' ')).toContain(
    '.beam { top: 0; --ifm-h2-font-size: 9px } :where(.beam) h2 { font-size: 9px } @media print { .beam b { top: 2px } } .beam i { top: 3px }',
  );
  expect(text('site.css')).not.toContain('unused');
});

it('marks code for browsers that gives BrowserOnly a function', async () => {
  const { text } = await convert({
    'src/components/Chart.tsx':
      "import BrowserOnly from '@docusaurus/BrowserOnly';\nexport default () => <BrowserOnly>{(): JSX.Element => <b />}</BrowserOnly>;\n",
  });
  expect(text('content/components/Chart.tsx')).toMatch(/^\/\/ @ts-nocheck\n'use client';\n/);
});

it('makes a component of what waits for the browser and holds statements', async () => {
  const { text, paths } = await convert({
    'docs/wide.mdx':
      "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n# Wide\n\n<BrowserOnly fallback={<b>Wait</b>}>\n  {() => {\n    const width = window.innerWidth;\n    return <i>{width}</i>;\n  }}\n</BrowserOnly>\n\n<BrowserOnly>{() => <i>short</i>}</BrowserOnly>\n",
    'docs/here.mdx':
      "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n# Here\n\n<BrowserOnly>{() => <b>{window.location.href}</b>}</BrowserOnly>\n",
  });
  expect(paths.sort()).toEqual(['content/components/HereBrowserOnly.jsx', 'content/components/WideBrowserOnly.jsx']);
  expect(text('content/docs/here.mdx')).toContain('\n<HereBrowserOnly />\n');
  expect(text('content/components/HereBrowserOnly.jsx')).toContain(
    '<BrowserOnly>{() => <b>{window.location.href}</b>}</BrowserOnly>',
  );
  expect(text('content/docs/wide.mdx')).toContain('\n<WideBrowserOnly />\n');
  expect(text('content/docs/wide.mdx')).toContain('<BrowserOnly>{() => <i>short</i>}</BrowserOnly>');
  expect(text('content/components/WideBrowserOnly.jsx')).toMatch(/^'use client';\n\nimport BrowserOnly from/);
});

it('passes components of packages on to the documents that import them', async () => {
  const { paths, text, left } = await convert({
    'package.json': '{ "dependencies": { "lamp-kit": "^2.0.0" } }',
    'docs/lamp.mdx': "import Lamp, { Bulb as Light, dim } from 'lamp-kit';\n\n# Lamps\n\n<Lamp /> <Light /> {dim(1)}\n",
    'docs/film.mdx':
      "---\ntitle: Film\n---\n\nimport Reel, {\n  Spool as Roll,\n} from 'lamp-kit/reel';\nimport 'lamp-kit/reel.css';\nimport React from 'react';\n\n<Reel />\n\n<Roll />\n",
  });
  expect(paths).toEqual(['Lamp', 'LampPart', 'Light', 'Reel', 'Roll'].map((name) => `content/components/${name}.jsx`));
  expect(text('content/components/Roll.jsx')).toBe(
    "'use client';\n\nimport 'lamp-kit/reel.css';\nexport { Spool as default } from 'lamp-kit/reel';\n",
  );
  expect(text('content/docs/film.mdx')).toBe(
    "---\ntitle: Film\n---\n\nimport Reel from '@site/src/components/Reel'; import Roll from '@site/src/components/Roll';\n\nimport React from 'react';\n\n<Reel />\n\n<Roll />\n",
  );
  // A function is nothing that a component could stand for: what calls it becomes one.
  expect(text('content/docs/lamp.mdx')).toContain('<Lamp /> <Light /> <LampPart />');
  expect(text('content/components/LampPart.jsx')).toContain("from 'lamp-kit';\n\nexport default function LampPart() {");
  expect(left).toMatchObject([
    { place: 'docs/film.mdx:5', next: expect.stringContaining('Install it: npm i lamp-kit@^2.0.0.') },
    { place: 'docs/film.mdx:8', next: expect.stringContaining('Install it: npm i lamp-kit@^2.0.0.') },
    { place: 'docs/lamp.mdx:5', next: expect.stringContaining('Install it: npm i lamp-kit@^2.0.0.') },
    { place: 'docs/lamp.mdx:1', next: expect.stringContaining('Install it: npm i lamp-kit@^2.0.0.') },
  ]);
});

it('lists what documents give to components of other themes, and names these', async () => {
  const { paths, text, left } = await convert({
    'docs/pet.api.mdx':
      "import Params from '@theme/ParamsDetails';\nimport Tabs from '@theme/Tabs';\n\n# Pet\n\n<Params parameters={[{ name: 'id' }]} />\n<Tabs />\n",
  });
  expect(paths).toEqual(['content/components/Params.jsx']);
  expect(text('content/docs/pet.api.mdx')).toContain(
    "import Params from '@site/src/components/Params';\nimport Tabs from '@theme/Tabs';",
  );
  expect(left).toMatchObject([{ text: expect.stringContaining('@theme/ParamsDetails'), place: 'docs/pet.api.mdx:1' }]);
});

it('brings along the code that documents import and is no component, and what that imports', async () => {
  const source = "import { list } from './list.json';\nexport const open = () => window.open(list[0]);\n";
  const { paths, text, left } = await convert({
    'docs/a.mdx':
      "import rows from '@site/src/data/rows';\nimport {\n  open,\n} from '../src/data/open';\nimport { list } from '@site/src/data/list.json';\nimport code from '!!raw-loader!@site/src/data/open.ts';\nimport mark from '../src/img/mark.png';\n\n# A {rows.length}\n",
    'src/data/rows/index.js': "const { one } = require('../one');\nmodule.exports = [one];\n",
    'src/data/one.js': 'exports.one = 1;\n',
    'src/data/open.ts': source,
    'src/data/list.json': '{ "list": ["/a"] }',
    'src/data/unused.ts': 'export const nothing = 0;',
    'src/img/mark.png': 'png',
  });
  expect(paths).toEqual([
    'content/_shown/src/data/open.ts',
    'content/components/data/list.json',
    'content/components/data/one.js',
    'content/components/data/open.ts',
    'content/components/data/rows/index.js',
    'content/components/img/mark.png',
    'content/components/package.json',
  ]);
  expect(text('content/docs/a.mdx')).toBe(
    "import rows from '@site/src/components/data/rows';\nimport {\n  open,\n} from '@site/src/components/data/open';\nimport { list } from '@site/src/components/data/list.json';\nimport code from '!!raw-loader!@site/_shown/src/data/open.ts';\nimport mark from '@site/src/components/img/mark.png';\n\n# A {rows.length}\n",
  );
  // Marked as one for browsers, documents could take nothing of it. What is shown stays as it is written.
  expect(text('content/components/data/open.ts')).toBe(`// @ts-nocheck\n${source}`);
  expect(text('content/_shown/src/data/open.ts')).toBe(source);
  expect(left).toEqual([]);
});

it('marks code that imports a hook of React and never calls it, which builds refuse', async () => {
  const { text } = await convert({
    'src/components/Sum.tsx': "import { type ReactNode, useEffect } from 'react';\nexport default () => <b />;\n",
    'src/components/Marked.tsx': "'use client';\nimport { useEffect } from 'react';\nexport default () => <b />;\n",
    'src/components/Id.tsx': "import { useId } from 'react';\nexport default () => <b />;\n",
  });
  expect(text('content/components/Sum.tsx')).toMatch(/^\/\/ @ts-nocheck\n'use client';/);
  expect(text('content/components/Marked.tsx').match(/use client/g)).toHaveLength(1);
  expect(text('content/components/Id.tsx')).not.toContain('use client');
});

it('writes addresses in angle brackets as links, which MDX 3 takes for tags', async () => {
  const { text } = await convert({
    'docs/a.md':
      '---\ndescription: <https://a.example>\n---\n\n# A\n\nSee (<https://a.example/x_y?b#c>), <ann@a.example>, `<https://b.example>` and <b>:</b>.\n\n```\n<https://c.example>\n```\n',
  });
  expect(text('content/docs/a.md')).toBe(
    '---\ndescription: <https://a.example>\n---\n\n# A\n\nSee ([https://a.example/x_y?b#c](https://a.example/x_y?b#c)), [ann@a.example](mailto:ann@a.example), `<https://b.example>` and <b>:</b>.\n\n```\n<https://c.example>\n```\n',
  );
});

it('opens details on lines of their own, as MDX 3 wants them', async () => {
  const before = '# A\n\n<details open><summary>More of *it*</summary>\n\nText\n\n</details>\n\n';
  const code = '```html\n<details><summary>a</summary>\n```\n';
  const { text } = await convert({ 'docs/a.mdx': `${before}${code}` });
  const after = '# A\n\n<details open>\n<summary>More of *it*</summary>\n\nText\n\n</details>\n\n';
  expect(text('content/docs/a.mdx')).toBe(`${after}${code}`);
});

it('leaves a default export that draws nothing to documents, though it asks for the browser', async () => {
  const tabs = "const os = typeof window === 'undefined' ? 'linux' : navigator.platform;\nexport default { os };\n";
  const { text } = await convert({
    'core/tabs.js': tabs,
    'core/Pane.jsx': 'export default () => <b>{window.name}</b>;\n',
    'docs/a.mdx': "import tabs from '@site/core/tabs';\nimport Pane from '@site/core/Pane';\n\n{tabs.os} <Pane />\n",
  });
  expect(text('content/components/site/core/tabs.js')).toBe(tabs);
  expect(text('content/components/site/core/Pane.jsx')).toContain("'use client';");
});

it('marks code that calls a function for browsers of another module', async () => {
  const { text } = await convert({
    'src/version.ts':
      "import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';\nexport default () => useActiveVersion().name;\n",
    'src/branch.ts': "import $version from './version';\nexport const branch = () => $version().slice(1);\n",
    'src/components/Repo.tsx': "import { branch } from '../branch';\nexport default () => <a href={branch()}>x</a>;\n",
    'src/components/List.tsx': "import Repo from './Repo';\nexport default () => <Repo />;\n",
  });
  expect(text('content/components/branch.ts')).toContain("'use client';");
  expect(text('content/components/Repo.tsx')).toContain("'use client';");
  expect(text('content/components/List.tsx')).not.toContain("'use client';");
});

it('marks contexts and classes of React as code for browsers, also in modules that hold no component', async () => {
  const { text } = await convert({
    'src/components/Guard.tsx': 'export class Guard extends React.Component {}\n',
    'src/components/shade.ts': "import { createContext } from 'react';\nexport const shade = createContext('dark');\n",
  });
  expect(text('content/components/Guard.tsx')).toContain("'use client';\n");
  expect(text('content/components/shade.ts')).toContain("'use client';\n");
});

it('marks code that draws components of packages, which know nothing of servers', async () => {
  const { text } = await convert({
    'src/components/Star.tsx': "import Kit from 'lamp-kit';\nexport default () => <p><Kit.Star size={2} /></p>;\n",
    'src/components/Sum.tsx':
      "import sum, { type Kit } from 'sum-kit';\nimport clsx from 'clsx';\nexport default () => <b>{sum(1)}</b>;\n",
    'docs/a.mdx': '<Star /> <Sum />\n',
  });
  expect(text('content/components/Star.tsx')).toMatch(/^\/\/ @ts-nocheck\n'use client';/);
  expect(text('content/components/Sum.tsx')).not.toContain('use client');
});

it('finds the index of all components where documents and pages name their folder, with what it passes on', async () => {
  const { paths, text } = await convert({
    'docs/a.mdx': "import { Badge } from '@site/src/components';\nimport { Dot } from '../src/components/';\n\n# A\n",
    'src/components/index.ts': "export { default as Badge } from './Badge';\nexport * from '../shapes/dot';\n",
    'src/components/Badge.tsx': 'export default () => null;\n',
    'src/shapes/dot.js': 'export const Dot = () => null;\n',
    'src/pages/team.jsx': "import { Badge } from '../components';\nexport default () => <Badge />;\n",
  });
  expect(paths).toEqual([
    'content/components/Badge.tsx',
    'content/components/index.ts',
    'content/components/pages/team.jsx',
    'content/components/shapes/dot.js',
    'content/pages/team.mdx',
  ]);
  expect(text('content/docs/a.mdx')).toContain(
    "import { Badge } from '@site/src/components/index';\nimport { Dot } from '@site/src/components/index';\n",
  );
  expect(text('content/components/pages/team.jsx')).toContain("from '@site/src/components/index'");
  expect(text('content/components/index.ts')).toContain("from '@site/src/components/shapes/dot'");
});

it('keeps the index of all components that documents name, also where something in it cannot run here', async () => {
  const { paths } = await convert({
    'docs/a.mdx': "import { Bar } from '@site/src/components';\n\n# A\n",
    'src/components/index.ts': "export { default as Bar } from './Bar';\n",
    'src/components/Bar.jsx': "import Bar from '@theme/NavbarItem';\nexport default Bar;\n",
  });
  expect(paths).toContain('content/components/index.ts');
});

it('brings along what is imported from the folder of the site by a slash', async () => {
  const { paths, text } = await convert({
    'docs/a.mdx': "import Part from '/docs/parts/_part.md';\nimport rows from '/data/rows.json';\n\n# A\n\n<Part />\n",
    'docs/parts/_part.md': 'Part\n',
    'data/rows.json': '[]',
    'src/components/Rows.jsx': "import { all } from '/lib/all';\nexport default () => all;\n",
    'lib/all.js': 'export const all = 1;\n',
  });
  expect(paths).toEqual([
    'content/components/Rows.jsx',
    'content/components/site/data/rows.json',
    'content/components/site/lib/all.js',
  ]);
  expect(text('content/docs/a.mdx')).toContain("'@site/docs/parts/_part.md';\nimport rows from '@site/src/comp");
  expect(text('content/components/Rows.jsx')).toContain("from '@site/src/components/site/lib/all'");
});

it('takes what the names of files keep from being pages for components and partials', async () => {
  const { paths, text } = await convert({
    'src/pages/_parts/_Stamp.jsx':
      "import styles from './_stamp.module.css';\nexport default () => <b className={styles.a} />;",
    'src/pages/_parts/_stamp.module.css': '.a {}',
    'src/pages/_parts/_note.mdx': 'Note',
    'src/pages/_Draft.tsx': 'export default () => null;',
    'src/pages/about.mdx':
      "import Stamp from './_parts/_Stamp';\nimport Note from './_parts/_note.mdx';\n\n# About\n\n<Stamp /> <Note />\n",
    'src/components/_own/__tests__/a.js': '',
  });
  expect(paths).toEqual([
    'content/components/own/__tests__/a.js',
    'content/components/pages/_parts/_stamp.module.css',
    'content/components/pages/parts/Stamp.jsx',
    'content/pages/_parts/_note.mdx',
    'content/pages/about.mdx',
  ]);
  expect(text('content/pages/about.mdx')).toContain("import Stamp from '@site/src/components/pages/parts/Stamp';");
  expect(text('content/components/pages/parts/Stamp.jsx')).toContain(
    "from '@site/src/components/pages/_parts/_stamp.module.css'",
  );
});

it('gives documents the icons of admonitions by components', async () => {
  const { text, left } = await convert({
    'docs/a.mdx': "import Tip from '@theme/Admonition/Icon/Tip';\n\n# A\n\n<Tip />\n",
  });
  expect(text('content/components/Tip.jsx')).toBe("export { default } from '@theme/Admonition/Icon/Tip';\n");
  expect(text('content/docs/a.mdx')).toContain("import Tip from '@site/src/components/Tip';");
  expect(left).toEqual([]);
});

it('follows addresses with escaped blanks and those in angle brackets', async () => {
  const { text } = await convert(
    {
      'my docs/a.md': '# A\n\n[b](@site/my%20docs/b%20c.md#d) [e](<../my docs/b c.md>) ![f](<@site/my docs/f g.png>)\n',
      'my docs/b c.md': '# B\n',
      'my docs/f g.png': 'png',
    },
    { path: 'my docs' },
  );
  expect(text('content/docs/a.md')).toBe(
    '# A\n\n[b](@site/docs/b%20c.md#d) [e](<@site/docs/b c.md>) ![f](<@site/docs/f g.png>)\n',
  );
});

it('lets the bundler read modules of Node where components hand values on so', async () => {
  const files = (data: string) => ({
    'docs/a.mdx': "import Lamp from '@site/src/components/Lamp';\n\n# A\n\n<Lamp />\n",
    'src/components/Lamp.js': "import { oil } from '../data/oil';\nexport default () => <b>{oil}</b>;\n",
    'src/data/oil.js': data,
  });
  const allowed = 'content/components/package.json';
  for (const data of ["const all = { oil: 'oil' };\nmodule.exports = all;\n", "exports.oil = 'oil';\n"]) {
    const { paths, text, report } = await convert(files(data));
    expect(paths).toContain(allowed);
    expect(text(allowed)).toBe('{}\n');
    expect(report.remarks).toContainEqual({
      fate: 'changed',
      text: `A module of Node (\`module.exports\`), which ${allowed} allows`,
      place: 'src/data/oil.js',
    });
  }
  const { paths } = await convert(files("export const oil = 'the exports of oil';\n"));
  expect(paths).not.toContain(allowed);
});

it('says of no component that nothing names it where the theme gives it to documents by another name', async () => {
  const files = {
    'docs/a.mdx': '# A\n\n<FAQ />\n',
    'src/components/faqs/index.js':
      "import { usePluginData } from '@docusaurus/useGlobalData';\nexport default () => <b>{usePluginData('a')}</b>;\n",
    'src/theme/MDXComponents.js':
      "import MDXComponents from '@theme-original/MDXComponents';\nimport FAQ from '@site/src/components/faqs';\nexport default { ...MDXComponents, FAQ };\n",
  };
  const { paths, left } = await convert(files);
  expect(paths).toEqual(['content/components/FAQ.jsx', 'content/components/faqs/index.js']);
  expect(left).toEqual([]);
  const unnamed = await convert({ ...files, 'docs/a.mdx': '# A\n' });
  expect(unnamed.left.map(({ text }) => text)).toContain(
    'A component that imports "@docusaurus/useGlobalData", and that no document names',
  );
});

it('reads imports whose attributes say what they take', async () => {
  const { text, all, left } = await convert({
    'docs/a.mdx':
      "import Lamp from '@site/src/components/Lamp';\nimport oil from '../src/data/oil.js' with {type: 'text'};\nimport list from \"@site/src/data/list.json\" with { type: \"json\" };\n\n# A {list.length}\n\n<Lamp>{oil}</Lamp>\n",
    'src/components/Lamp.jsx':
      "import wick from '../data/wick.txt' with { type: 'text' };\nexport default ({ children }) => <b>{wick}{children}</b>;\n",
    'src/data/oil.js': 'export const oil = 1;\n',
    'src/data/wick.txt': 'Wick\n',
    'src/data/list.json': '[]',
  });
  const document = text('content/docs/a.mdx');
  expect(document).toContain("import oil from '!!raw-loader!@site/_shown/src/data/oil.js';");
  expect(document).toContain('import list from "@site/src/components/data/list.json";');
  expect(text('content/components/Lamp.jsx')).toContain("import wick from '@site/src/components/texts/");
  expect(all).toContain('content/_shown/src/data/oil.js');
  expect(left).toEqual([]);
});

it('takes components out of folders that begin with underscores, with the pictures beside them', async () => {
  const { paths, text, report } = await convert({
    'docs/a.mdx': "import { Lamp } from '/src/___own___/parts';\n\n# A\n\n<Lamp />\n",
    'src/___own___/parts/index.ts': "export { default as Lamp } from './Lamp';\n",
    'src/___own___/parts/Lamp.jsx':
      "import Wick from './_wick/wick.svg';\nimport '../__tests__/oil';\nexport default () => <Wick />;\n",
    'src/___own___/parts/_wick/wick.svg': '<svg viewBox="0 0 9 9"/>',
    'src/___own___/__tests__/oil.js': '',
  });
  const folder = 'content/components/own___';
  const svg = 'svg/own___/parts/wick/wick';
  expect(paths.filter((path) => !path.endsWith('.svg'))).toEqual([
    `${folder}/__tests__/oil.js`,
    `${folder}/parts/Lamp.jsx`,
    `${folder}/parts/index.ts`,
    `content/components/${svg}.jsx`,
  ]);
  expect(text('content/docs/a.mdx')).toContain("from '@site/src/components/own___/parts'");
  expect(text(`${folder}/parts/Lamp.jsx`)).toContain(`from '@site/src/components/${svg}'`);
  expect(report.remarks.filter(({ fate }) => fate === 'left')).toEqual([]);
});

it('calls docs of a folder with an underscore by their ids, and no parts of them', async () => {
  const files = { '_of docs/a.md': 'Text.\n', '_of docs/B.md': 'Part.\n' };
  const { text } = await convert(files, { path: '_of docs', exclude: ['B.md'] });
  expect(text('content/docs/a.md')).toBe('---\ntitle: "a"\n---\n\nText.\n');
  expect(text('content/docs/_B.md')).toBe('Part.\n');
});

it('brings a home page along as it is where a hero would lose some of it', async () => {
  const page = (shown: string) =>
    convert({
      'src/pages/index.js': `import Layout from '@theme/Layout';\nimport Lamp from '../components/Lamp';\n\nexport default function Home() {\n  const { title, tagline } = useDocusaurusContext().siteConfig;\n  return <Layout title="Shine"><main>${shown}</main></Layout>;\n}\n`,
      'src/components/Lamp.js': 'export default () => <b>Lamp</b>;',
    });
  const start = '<h1>{title}</h1><p>{tagline}</p><Link to="/docs/intro">Go on</Link><Lamp />{/* none */}';
  for (const more of [
    '<p>A lamp for each ship.</p>',
    '<img src="/lamp.png" alt="" />',
    '{lamps.map((lamp) => <b>{lamp}</b>)}',
    '<Lamp bright />',
    '<Link to="/docs/intro">A</Link><Link to="/docs/intro">B</Link><Link to="/docs/intro">C</Link>',
  ]) {
    const { paths, text, left } = await page(start + more);
    expect(paths, more).toContain('content/components/pages/index-page.js');
    expect(text('content/pages/index.mdx')).toBe(
      '---\ntitle: "Shine"\n---\n\nimport Page from \'@site/src/components/pages/index-page\';\n\n<Page />\n',
    );
    expect(left).toEqual([]);
  }
  for (const same of ['', '<h1>Light</h1>', '<Head><meta name="a" content="b" /></Head>'])
    expect((await page(start + same)).text('content/pages/index.mdx'), same).toContain('<Hero');
});

it('brings a home page of components alone along as it is, and one whose components need packages', async () => {
  const page = (shown: string, lamp: string) =>
    convert({
      'src/pages/index.js': `import Layout from '@theme/Layout';\nimport Lamp from '../components/Lamp';\n\nexport default () => <Layout>${shown}<Lamp /></Layout>;\n`,
      'src/components/Lamp.js': lamp,
    });
  const lamp = 'export default () => <h1>Lamp</h1>;';
  const title = '<h1>{siteConfig.title}</h1>';
  const alone = await page('', lamp);
  expect(alone.paths).toContain('content/components/pages/index-page.js');
  expect(alone.text('content/pages/index.mdx')).not.toContain('<Hero');
  expect((await page(title, lamp)).text('content/pages/index.mdx')).toContain('<Hero');
  const packaged = await page(title, "import bell from 'bell-of-nobody';\nexport default () => bell;");
  expect(packaged.paths).toContain('content/components/Lamp.js');
  expect(packaged.left.map(({ text }) => text)).toEqual(['The package bell-of-nobody, which components need']);
});

it.each(["export { default } from './home/Home';", "import Home from './home/Home';\nexport default Home;"])(
  'brings a home page along that is that of another module: %s',
  async (code) => {
    const { paths, text, left } = await convert({
      'src/pages/index.js': code,
      'src/pages/home/Home.jsx':
        "import { words } from './_home.content';\nexport default () => <h1>{words.title}</h1>;",
      'src/pages/home/_home.content.js': "export const words = { title: 'Shine' };",
    });
    expect(text('content/pages/index.mdx')).toContain("import Page from '@site/src/components/pages/index-page'");
    expect(paths).toContain('content/components/pages/home/_home.content.js');
    expect(text('content/components/pages/home/Home.jsx')).toContain("from './_home.content.js'");
    expect(left).toEqual([]);
  },
);

it('names what keeps a home page from coming along, and writes one', async () => {
  const { text, left } = await convert({
    'src/pages/index.jsx':
      "import Bar from '@theme/NavbarItem';\nexport default () => <div><h2>Find</h2><Bar /></div>;",
  });
  expect(text('content/pages/index.mdx')).toContain('<Hero title="Light"');
  expect(left).toMatchObject([{ text: 'The page /, in code that imports "@theme/NavbarItem"' }]);
});

it('says of documents that it writes that they are no plain Markdown, where all others are', async () => {
  const frame = '<iframe src="https://v.example" title="V"></iframe>\n';
  const files = {
    'docs/frame.md': `# F {#f}\n\n<!-- x -->\n\n${frame}`,
    'docs/braces.md': `# {F}\n\n${frame}`,
    'docs/own.mdx': '---\nformat: mdx\n---\n\n<https://a.example>\n',
    'src/pages/index.js': 'export default () => null;',
    'src/pages/team.js': 'export default () => <b>Ann</b>;',
    'src/pages/about.mdx': '# About\n',
  };
  const { text } = await convert(files, {}, '', {}, [], { markdown: { format: 'md' } });
  expect(text('content/pages/index.mdx')).toMatch(/^---\nformat: mdx\n---\n/);
  expect(text('content/pages/team.mdx')).toMatch(/^---\nformat: mdx\ntitle: "Team"\n---\n/);
  expect(text('content/pages/about.mdx')).toBe('# About\n');
  // Frames stay in MDX alone.
  expect(text('content/docs/frame.md')).toBe(`---\nformat: mdx\n---\n\n${files['docs/frame.md']}`);
  expect(text('content/docs/braces.md')).toBe(files['docs/braces.md']);
  expect(text('content/docs/own.mdx')).toContain('[https://a.example](https://a.example)');
});

it('leaves a component behind that nothing shows, where its package is not there', async () => {
  const { paths, left } = await convert({
    'docs/page.mdx': '<Buoy />\n',
    'src/pages/team.js': "import Crew from '../components/Crew';\n\nexport default () => <Crew />;",
    'src/components/Buoy.js': "import bell from 'bell-of-nobody';\n\nexport default () => bell;",
    'src/components/Chat.js': "import talk from './talk';\n\nexport default () => talk;",
    'src/components/talk.js': "import talk from 'talk-of-nobody';\n\nexport default talk;",
    'src/components/Crew.js': "import crew from 'crew-of-nobody';\n\nexport default () => crew;",
  });
  expect(paths.filter((path) => path.startsWith('content/components/')).sort()).toEqual([
    'content/components/Buoy.js',
    'content/components/Crew.js',
    'content/components/pages/team.js',
  ]);
  expect(left.map(({ text }) => text).sort()).toEqual([
    'A component that needs the package talk-of-nobody, and that nothing shows',
    'The package bell-of-nobody, which components need',
    'The package crew-of-nobody, which components need',
  ]);
});

it('keeps the components that a home page in code shows', async () => {
  const { text } = await convert({
    'src/pages/index.tsx':
      "import Layout from '@theme/Layout';\nimport Features from '@site/src/components/Features';\nimport Deep from '../components/home/Deep';\nimport Map from '../components/Map';\n\nconst Header = () => <header />;\nexport default () => <Layout><Header /><Deep /><Features /><Map /></Layout>;\n",
    'src/components/Features/index.tsx': 'export default () => <p>Bright</p>;',
    'src/components/home/Deep.jsx': 'export default () => <p>Deep</p>;',
    'src/components/Map.jsx': "import Bar from '@theme/NavbarItem';\nexport default Bar;",
  });
  // What cannot run here stays away.
  expect(text('content/pages/index.mdx')).toBe(
    "import Deep from '@site/src/components/home/Deep';\nimport Features from '@site/src/components/Features';\n\n<Hero title=\"Light\">\n\n</Hero>\n\n<Deep />\n\n<Features />\n",
  );
});

it('brings along every file that a document links to, also where content/ would not publish it', async () => {
  const { all, text } = await convert({
    'docs/guides/set up.sh': 'echo 1\n',
    'docs/conf.json': '{}\n',
    'docs/shown.pdf': '%PDF-',
    'docs/guides/files.md':
      '# Files\n\n[json](../conf.json?v=1) [sh](<set up.sh>) [pdf](../shown.pdf) [gone](./gone.json) ![p](./set.sh)\n\n`[code](../conf.json)`\n\n[by name]: @site/docs/conf.json\n[out]: ../../../../../../../../../../etc/host.conf\n',
  });
  expect(all.filter((path) => path.startsWith('public/files/'))).toEqual([
    'public/files/docs/conf.json',
    'public/files/docs/guides/set up.sh',
  ]);
  expect(text('content/docs/guides/files.md')).toContain(
    '[json](/files/docs/conf.json?v=1) [sh](/files/docs/guides/set%20up.sh) [pdf](../shown.pdf) [gone](./gone.json) ![p](./set.sh)\n\n`[code](../conf.json)`\n\n[by name]: /files/docs/conf.json\n[out]: ../',
  );
});

it('brings along components that the theme makes for documents itself', async () => {
  const head = "import React from 'react';\nimport MDXComponents from '@theme-original/MDXComponents';\n";
  const made = `const Mark = ({ children }) => <mark>{children}</mark>;\nexport default {\n  ...MDXComponents,\n  Mark,\n  Key: (props) => <kbd {...props} />,\n  a: (props) => <a {...props} />,\n};\n`;
  const own = await convert({ 'src/theme/MDXComponents.js': head + made });
  expect(own.paths).toEqual([
    'content/components/Key.jsx',
    'content/components/Mark.jsx',
    'content/components/theme/MDXComponents.js',
  ]);
  expect(own.text('content/components/Key.jsx')).toBe(
    "import components from '@site/src/components/theme/MDXComponents';\n\nexport default components.Key;\n",
  );
  expect(own.text('content/components/theme/MDXComponents.js')).not.toContain('MDXComponents');
  expect(own.left.map(({ text }) => text)).toEqual(['<a> as the site makes it']);
  // A server cannot look into what browsers run.
  const live = await convert({ 'src/theme/MDXComponents.js': head + made.replace('<kbd', '<kbd onClick={go}') });
  expect(live.text('content/components/Mark.jsx')).toContain("'use client';");
  const leaning = await convert({ 'src/theme/MDXComponents.js': `${head}const A = MDXComponents.a;\n${made}` });
  expect(leaning.paths).toEqual([]);
  expect(leaning.left.map(({ text }) => text)).toContain('<Key> as the site makes it');
});

it('leaves the page of addresses that are not there behind, and names it', async () => {
  const { paths, left } = await convert({
    'src/pages/404.js': 'export default () => <p>Lost</p>;',
    'src/pages/guide/404.md': '# A number\n',
  });
  expect(paths).toEqual(['content/pages/guide/404.md']);
  expect(left).toMatchObject([{ text: 'The page of addresses that are not there', place: 'src/pages/404.js' }]);
});

it('knows what Docusaurus makes of a site from packages', async () => {
  const { paths, left } = await convert({
    'src/components/Version.tsx':
      "import config from '@generated/routes';\nexport default () => <b>{config.title}</b>;",
    'src/components/Deep.tsx':
      "import Environment from '@docusaurus/ExecutionEnvironment';\nexport default () => (Environment.canUseDOM ? <b /> : null);",
  });
  expect(paths).toEqual(['content/components/Deep.tsx']);
  expect(left.map(({ text }) => text)).toEqual([
    'A component that imports "@generated/routes", and that no document names',
  ]);
});

it('imports React where a document of Docusaurus 2 names it', async () => {
  const list = "{['a'].map((key) => <React.Fragment key={key}>{key}</React.Fragment>)}\n";
  const { text } = await convert({
    'docs/v2.md': `---\ntitle: Two\n---\n${list}`,
    'docs/v3.md': `import React from 'react';\n\n# Three\n\n${list}`,
    'docs/code.md': '# Code\n\n`React.Fragment`\n',
  });
  expect(text('content/docs/v2.md')).toBe(`---\ntitle: Two\n---\nimport React from 'react';\n\n${list}`);
  expect(text('content/docs/v3.md').match(/import React/g)).toHaveLength(1);
  expect(text('content/docs/code.md')).not.toContain('import');
});

it('brings along what code of a document asks for the address of', async () => {
  const sample = "```jsx\n<a href={require('./a.csv').default} />\n```\n";
  const { all, text, left } = await convert({
    'docs/a.csv': 'a,b\n',
    'docs/a.yaml': 'a: 1\n',
    'docs/a.png': 'x',
    'docs/a.json': '{}',
    'docs/hum.mp3': 'x',
    'static/b.csv': 'a,b\n',
    'docs/asks.mdx': `import hum from './hum.mp3';\nimport a from './a.json';\nimport c from './a.yaml';\n\n# Asks\n\n<a href={require("@site/docs/a.csv").default}>a</a> <a href={require('@site/static/b.csv').default}>b</a>\n\n<img src={require('./a.png').default} /> <audio src={hum} /> {a.b}\n\n${sample}`,
  });
  expect(all.filter((path) => path.startsWith('public/'))).toEqual([
    'public/b.csv',
    'public/files/docs/a.csv',
    'public/files/docs/a.yaml',
    'public/files/docs/hum.mp3',
  ]);
  expect(left).toMatchObject([
    {
      text: 'What a loader of the site makes of docs/a.yaml: documents have the address of the file instead',
      place: 'docs/asks.mdx:3',
    },
  ]);
  const asks = text('content/docs/asks.mdx');
  expect(asks).toContain("import hum from '@site/static/files/docs/hum.mp3';\n");
  expect(asks).toContain(`require("@site/static/files/docs/a.csv").default`);
  expect(asks).toContain(`require('@site/static/b.csv').default`);
  expect(asks).toContain(`require('./a.png').default`);
  expect(asks).toContain(sample);
});

it('follows aliases that the site gave its bundler, in documents and in code', async () => {
  const sample = "```js\nimport Lamp from '@parts/Lamp';\n```\n";
  const { paths, text, left } = await convert(
    {
      'docs/intro.mdx': `import { Lamp } from '@parts/Lamp';\nimport text from '!!raw-loader!@parts/note.txt';\n\n# Intro\n\n<Lamp />\n\n${sample}`,
      'src/components/Lamp/index.tsx': "import { Bulb } from '@parts/Bulb';\nexport const Lamp = () => <Bulb />;",
      'src/components/Bulb.tsx': "import '@partsbox/x';\nexport const Bulb = () => <b>Light</b>;",
      'src/components/note.txt': 'Note',
    },
    {},
    '',
    { '@parts': '@site/src/components' },
  );
  expect(text('content/docs/intro.mdx')).toContain("import { Lamp } from '@site/src/components/Lamp';");
  expect(text('content/docs/intro.mdx')).toContain(sample);
  expect(text('content/components/Lamp/index.tsx')).toContain("from '@site/src/components/Bulb'");
  expect(paths).toContain('content/_shown/src/components/note.txt');
  expect(left.map(({ text }) => text)).toEqual(['The package @partsbox/x, which components need']);
});

it('names the directives that Markdown plugins of the site read, and no other', async () => {
  const files = {
    'docs/a.md':
      '---\ntitle: A\n---\n\n::yaml{file="a.yaml" at="x y"}\n\nTakes :time[an hour], at 10:30, :smile:, see std::vector.\n\n:::tip\nA\n:::\n\n:::window{url="x"}\n::yaml{file="b.yaml"}\n:::\n\n```\n::code{a}\n```\n',
    'docs/b.mdx': '# B\n\n<Box>\n\n::yaml{file="c.yaml"}\n\n</Box>\n',
  };
  const own = await convert(files, { beforeDefaultRemarkPlugins: [[{ $code: 'remarkYaml' }, {}]] });
  expect(own.left.filter(({ text }) => text.includes('directive')).map(({ text, place }) => [text, place])).toEqual([
    ['The directive ::yaml, which Markdown plugins of the site read', 'docs/a.md:5'],
    ['The directive :time, which Markdown plugins of the site read', 'docs/a.md:7'],
    ['The directive :::window, which Markdown plugins of the site read', 'docs/a.md:13'],
    ['The directive ::yaml, which Markdown plugins of the site read', 'docs/a.md:14'],
    ['The directive ::yaml, which Markdown plugins of the site read', 'docs/b.mdx:5'],
  ]);
  const none = await convert(files, { remarkPlugins: [{ $code: 'remarkMath' }] });
  expect(none.left.filter(({ text }) => text.includes('directive'))).toEqual([]);
});

it('finds components in the themes of the site, also those that they give to documents', async () => {
  const files = {
    'docs/a.mdx':
      "import Buoy from '@theme/Buoy';\nimport Tabs from '@theme/Tabs';\n\n# A\n\n<Buoy /><Mark /><Tabs />\n",
    'harbour/theme/Buoy/index.js': "import Knot from '@theme/Knot';\nexport default Knot;",
    'harbour/theme/Knot.js': 'export default () => null;',
    'harbour/theme/Tabs.js': 'export default () => null;',
    'harbour/theme/MDXComponents.js': "import Mark from './Mark';\nexport default { Mark };",
    'harbour/theme/Mark.js': 'export default () => null;',
  };
  const { paths, text } = await convert(files, {}, '', {}, ['harbour/theme']);
  expect(paths).toEqual([
    'content/components/Mark.jsx',
    'content/components/site/harbour/theme/Buoy/index.js',
    'content/components/site/harbour/theme/Knot.js',
    'content/components/site/harbour/theme/Mark.js',
  ]);
  expect(text('content/docs/a.mdx')).toContain("from '@site/src/components/site/harbour/theme/Buoy'");
  expect(text('content/docs/a.mdx')).toContain("from '@theme/Tabs'");
});

it('hands Markdown that a page in code draws to the page, from the document that shows it', async () => {
  const { text, left, all } = await convert({
    'src/pages/help.jsx':
      "import Layout from '@theme/Layout';\nimport Intro from '../../docs/_intro.mdx';\nimport Box from '../components/Box';\nexport default () => <Layout title=\"Help\"><Intro /><Box /></Layout>;\n",
    'src/components/Box.jsx': "import Note from './note.md';\nexport default () => <Note />;\n",
    'src/components/note.md': 'A note.\n',
    'docs/_intro.mdx': 'Intro.\n',
  });
  expect(left).toEqual([]);
  expect(text('content/pages/help.mdx')).toBe(
    `---\ntitle: "Help"\n---\n
import Page from '@site/src/components/pages/help';
import PageParts from '@site/src/components/pages/help-parts';
import Part1 from '@site/docs/_intro.mdx';
import Part2 from '@site/src/components/note.md';

<PageParts>

<div>

<Part1 />

</div>

<div>

<Part2 />

</div>

<Page />

</PageParts>
`,
  );
  expect(text('content/components/pages/help.jsx')).toContain(
    "import { Part1 as Intro } from '@site/src/components/pages/help-parts';",
  );
  expect(text('content/components/Box.jsx')).toContain(
    "import { Part2 as Note } from '@site/src/components/pages/help-parts';",
  );
  expect(text('content/components/pages/help-parts.jsx')).toContain('export const Part2 = () => useContext(Parts)[1];');
  expect(all).toContain('content/components/note.md');
});

it('brings fonts of the code of the site that its style sheet names, where something uses them', async () => {
  const files = {
    'src/components/Card.jsx': 'export default () => <i style={{ fontFamily: "Beam" }} />;\n',
    'src/fonts/beam.woff2': 'font',
    'src/fonts/other.woff2': 'font',
    'src/css/custom.css':
      "@font-face { font-family: Beam; src: url('../fonts/beam.woff2') }\n@font-face { font-family: Other; src: url('../fonts/other.woff2') }",
  };
  const options = { customCss: './src/css/custom.css' };
  const theme = { kind: 'other', name: 'preset: theme', ofPreset: true, options } as const;
  const docs = { kind: 'docs', name: 'preset: docs', ofPreset: true, options: {} } as const;
  const site = loadedSite({ dir: tempFolder({ 'docs/a.md': '# A\n', ...files }), plugins: [docs, theme] });
  const converted = await convertSite({ root: process.cwd(), site, stage: tempFolder(), report: createReport() });
  expect([...converted.files.keys()].filter((path) => path.endsWith('.woff2'))).toEqual([
    'content/components/fonts/beam.woff2',
  ]);
});

it('says that code looks for parts of the pages of Docusaurus, not for its own', async () => {
  const { left } = await convert({
    'src/components/Bar.js':
      "const bar = document.querySelector('header .navbar__logo');\nexport default () => <b>{bar.id}</b>;\n",
    'src/components/Own.js':
      "const own = document.querySelector('.my-navbar');\nexport default () => <b>{own.id}</b>;\n",
  });
  expect(left).toMatchObject([
    { text: expect.stringContaining('of the pages of Docusaurus'), place: 'src/components/Bar.js' },
  ]);
});

it('says that files which code collects stay behind', async () => {
  const { left } = await convert({
    'src/components/List.js':
      "const found = require.context('../../data', false, /yaml$/);\nexport default () => <b>{found.keys().length}</b>;\n",
  });
  expect(left).toMatchObject([{ text: 'Files that `require.context` collects', place: 'src/components/List.js' }]);
});

it('says that code in components has no colours', async () => {
  const code = "import CodeBlock from '@theme/CodeBlock';\nexport default () => <CodeBlock>{'1'}</CodeBlock>;\n";
  const { left } = await convert({
    'docs/a.mdx': "import Sample from '@site/src/components/Sample';\n\n# A\n\n<Sample />\n",
    'src/components/Sample.jsx': code,
  });
  expect(left.map(({ text, place }) => [text, place])).toEqual([
    ['Colours of code that components draw', 'src/components/Sample.jsx'],
  ]);
});

import { expect, it } from 'vitest';
import { convertBody } from '@/lib/cms/import/convert-body';

it.each([
  ['an import of what every document has', "import Tabs from '@theme/Tabs';\n\nText.\n", 'Text.\n', 1],
  [
    'several in one block',
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\nText.\n",
    'Text.\n',
    1,
  ],
  [
    'a component of the site',
    "Text.\n\nimport Chart from '@site/src/components/Chart';\n\n<Chart />\n",
    'Text.\n\n<Chart />\n',
    1,
  ],
  [
    'an imported picture',
    'import a from "./a.png";\n\n<img src={a} alt="a" />\n',
    '<img src="./a.png" alt="a" />\n',
    2,
  ],
  ['the address of a picture', '<img src={useBaseUrl(\'/a.png\')} alt={"a"} />\n', '<img src="/a.png" alt="a" />\n', 2],
  ['a required picture', '<img src={require(\'./a.png\').default} alt="a" />\n', '<img src="./a.png" alt="a" />\n', 1],
  ['an import by another name', "import T from '@theme/Tabs';\n\n<T />\n", undefined, 0],
  ['an import of a module', "import x from 'x';\n\nText.\n", undefined, 0],
  ['a partial', "import Part from '../_part.mdx';\n\n<Part />\n", undefined, 0],
  ['an expression', 'Two is {1 + 1}.\n', undefined, 0],
  ['text in a code sample', "```mdx\nimport Tabs from '@theme/Tabs';\n```\n", undefined, 0],
])('%s', (_, body, converted, count) => {
  const result = convertBody(body, 'mdx');
  expect(result).toMatchObject({ text: converted ?? body, count });
  expect(result.sameLines.split('\n')).toHaveLength(body.split('\n').length);
});

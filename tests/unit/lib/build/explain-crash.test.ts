import { describe, expect, it } from 'vitest';
import { explainCrash } from '@/lib/build/explain-crash';
import { tempFolder } from '@/tests/unit/temp-folder';

const said = (route: string, file: string) => `  Generating static pages using 1 worker (0/16) ...
Error occurred prerendering page "${route}". Read more: https://nextjs.org/docs/messages/prerender-error
TypeError: Cannot read properties of undefined (reading 'map')
    at b (node_modules/some-kit/index.js:7:1)
    at c (site/content/components/${file}:12:39)
> 1 | function Inner() { return [1].missing.map(); }
    |                                       ^ {
  digest: '1945771186'
}
Export encountered an error on /[[...route]]/page: ${route}, exiting the build.
`;

const site = () =>
  tempFolder({
    'site/content/docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Meter, { Tide as T } from '@site/src/components/charts/Gauge';\n\n```mdx\n<Meter />\n```\n\nText <T /> and <Dial />\n",
  });
const documents = [
  { path: 'docs/a.mdx', permalink: '/docs/a' },
  { path: 'docs/gone.mdx', permalink: '/docs/gone' },
];
const explain = (route: string, file = 'charts/Gauge.tsx') =>
  explainCrash(said(route, file), { root: site(), contentDir: 'site/content', documents });

describe('a page that a component keeps from being made', () => {
  it('is named with the line of its document and the component', () => {
    expect(explain('/docs/a')).toBe(
      [
        'site/content/docs/a.mdx:11: the page /docs/a cannot be made, for <T> throws',
        "  TypeError: Cannot read properties of undefined (reading 'map')",
        '  at site/content/components/charts/Gauge.tsx:12',
        '> 1 | function Inner() { return [1].missing.map(); }',
        '    |                                       ^ {',
        '  → Mend the component, or what the document gives it.',
      ].join('\n'),
    );
    expect(explain('/docs/a', 'Dial/index.jsx')).toMatch(/^site\/content\/docs\/a\.mdx:11: .* <Dial> throws$/m);
  });

  it('is named without a line where its document does not name the component', () => {
    expect(explain('/docs/a', 'parts/Hand.tsx')).toMatch(
      /^site\/content\/docs\/a\.mdx: .* for site\/content\/components\/parts\/Hand throws$/m,
    );
  });

  const ownCode = (
    error: string,
  ) => `Error occurred prerendering page "/docs/a". Read more: https://nextjs.org/docs/messages/prerender-error
file://file:///site/node_modules/@mdx-js/mdx/lib/run.js: Invalid source map. Only conformant source maps can be used to find the original code. Cause: TypeError: Invalid URL
${error}
    at Content (lib/mdx/compile.ts:126:5)
  125 |   try {
> 126 |     return Document(props);
      |     ^
`;
  const explainOwn = (output: string) => explainCrash(output, { root: site(), contentDir: 'site/content', documents });

  it('is named with the line of its own code that threw, and not with the source map that code lacks', () => {
    const thrown = "TypeError: Cannot read properties of undefined (reading 'b')";
    expect(explainOwn(ownCode(`Error: docs/a.mdx:5: ${thrown}`))).toBe(
      [
        'site/content/docs/a.mdx:5: the page /docs/a cannot be made, for this line throws',
        `  ${thrown}`,
        '  → Mend what it exports, or holds in braces.',
      ].join('\n'),
    );
  });

  it('is named with the line of the partial that it shows', () => {
    expect(explainOwn(ownCode('Error: docs/_part.mdx:5: Error: No tea'))).toContain(
      'site/content/docs/_part.mdx:5: the page /docs/a cannot be made, for this line throws',
    );
  });

  it('is named with all that Next says where nothing leads to a line', () => {
    const output = ownCode('TypeError: Object.groupBy is not a function');
    expect(explainOwn(output)).toBe(
      [
        'site/content/docs/a.mdx: the page /docs/a cannot be made, for something on it throws',
        '  TypeError: Object.groupBy is not a function',
        '  → Mend what it exports, or holds in braces.',
        '',
        output,
      ].join('\n'),
    );
  });

  it('is named with what to do about packages that were written for browsers', () => {
    const remedy = (thrown: string) =>
      explainCrash(said('/docs/a', 'Dial.tsx').replace(/TypeError: .*/, thrown), {
        ...{ root: site(), contentDir: 'site/content', documents },
      })?.replace(/^.*→ /s, '');
    expect(remedy('TypeError: Class extends value undefined is not a constructor or null')).toBe(
      "Begin the component that draws the package with 'use client'.",
    );
    expect(remedy('ReferenceError: self is not defined')).toBe(
      'Let browsers alone load it: in an effect, by import().',
    );
  });

  it('is left to Next where it is of no document', () => {
    expect(explain('/docs/gone')).toBeUndefined();
    expect(explain('/blog')).toBeUndefined();
    expect(explainCrash('Failed to compile', { root: site(), contentDir: 'site/content', documents })).toBeUndefined();
  });
});

import { brotliSize, chunkNames, pageScripts, readChunk } from './support/chunks';
import { expect, open, readExported, readSource, test } from './support/features';

/**
 * JavaScript of an empty page of this framework: a new project with next 16.4.6 and react 19.3.1, one layout, one
 * page with one heading, `output: 'export'`, built with Turbopack; sum of the brotli sizes (quality 11) of every script
 * the page loads, without the `noModule` polyfill. Measure again when the framework is updated.
 */
const frameworkFloor = 115_200;

/** What a doc page without a diagram may add. */
const allowance = 25_000;

/** Texts that survive minification: error messages, options and grammar names. */
const buildTools = {
  'the MDX compiler': /mdxJsxFlowElement|mdxFlowExpression|_createMdxContent|@mdx-js/,
  'a JavaScript parser': /Unterminated template|acorn/,
  'a Markdown parser': /labelStartImage|gfmAutolinkLiteral|micromark/,
  'the highlighter': /shiki|textmate|tokenizeLine2|injectionSelector/,
  'a YAML parser': /BLOCK_FOLDED|BAD_INDENT|YAMLParseError|js-yaml|yaml\.org/,
  'the content schema': /sidebar_class_name|unrecognized_keys|ZodError/,
  'a way to evaluate text': /new Function\(|getPrototypeOf\(async/,
};

const docs = ['docs/writing/code', 'docs/writing/markup', 'docs/writing/tabs'];

test('what builds the site stays out of the browser', () => {
  const chunks = chunkNames();
  expect(chunks.length).toBeGreaterThan(5);
  const found = chunks.flatMap((chunk) => {
    const text = readChunk(chunk);
    return Object.entries(buildTools).flatMap(([tool, sign]) => {
      const [match] = sign.exec(text) ?? [];
      return match === undefined ? [] : [`${tool} in ${chunk}: ${match}`];
    });
  });
  expect(found).toEqual([]);
});

test('pages hold no front matter, and finished code instead of its compiler’s output', () => {
  for (const doc of docs) {
    const html = readExported(`${doc}.html`);
    const [position = ''] = /^sidebar_position: .+$/m.exec(readSource(doc)) ?? [];
    expect(position).not.toBe('');
    expect(html, doc).not.toContain(position);
    expect(html, doc).not.toMatch(/sidebar_position|sidebar_label|toc_max_heading_level|_raw|sourceFilePath/);
    expect(html, doc).not.toMatch(/_jsx\(|_components\.|arguments\[0\]/);
  }
});

for (const doc of docs) {
  test(`${doc} loads little JavaScript`, async ({ page }) => {
    await open(page, doc);
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveAttribute('data-status', 'ready');
    const sizes = (await pageScripts(page)).map(brotliSize);
    expect(sizes.length).toBeGreaterThan(3);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${total} bytes` });
    expect(total).toBeLessThanOrEqual(frameworkFloor + allowance);
  });
}

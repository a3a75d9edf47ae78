import { brotliSize, chunkNames, pageScripts, readChunk } from './support/chunks';
import { docs, readExported, readSource } from './support/site';
import { expect, open, test } from './support/test';

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

test('the export has scripts to look at', () => {
  expect(chunkNames().length).toBeGreaterThan(5);
});

for (const [name, sign] of Object.entries(buildTools)) {
  test(`${name} stays out of the browser`, () => {
    const found = chunkNames().flatMap(
      (chunk) =>
        sign
          .exec(readChunk(chunk))
          ?.slice(0, 1)
          .map((text) => `${chunk}: ${text}`) ?? [],
    );
    expect(found).toEqual([]);
  });
}

test('front matter stays out of pages', () => {
  for (const doc of docs) {
    const position = /^sidebar_position: .+$/m.exec(readSource(doc))?.[0];
    const html = readExported(`${doc}.html`);
    expect(html).not.toMatch(/sidebar_position|sidebar_label|toc_max_heading_level|_raw|sourceFilePath/);
    if (position) expect(html).not.toContain(position);
  }
});

test('pages hold finished code, not its compiler’s output', () => {
  const html = readExported('docs/services/identity.html');
  expect(html).not.toMatch(/_jsx\(|_components\.|arguments\[0\]/);
});

for (const doc of ['docs/services/store', 'docs/integrations/rest-api', 'docs/dashboard/sections']) {
  test(`${doc} loads little JavaScript`, async ({ page }) => {
    await open(page, doc);
    await expect(page.locator('button.search-box')).toHaveAttribute('data-status', 'ready');
    const sizes = (await pageScripts(page)).map(brotliSize);
    expect(sizes.length).toBeGreaterThan(3);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${total} bytes` });
    expect(total).toBeLessThanOrEqual(frameworkFloor + allowance);
  });
}

import { budgets } from '../budgets';
import { brotliSize, chunkNames, pageScripts, readChunk } from './support/chunks';
import { basePath, expect, readExported, readSource, test } from './support/features';

test.use({ thrifty: false });

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

const docs = Object.keys(budgets.html);

test('what builds the site stays out of the browser; pages hold no front matter, and finished code', () => {
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

  for (const doc of docs) {
    const html = readExported(`${doc}.html`);
    const [position = ''] = /^sidebar_position: .+$/m.exec(readSource(doc)) ?? [];
    expect(position).not.toBe('');
    expect(html, doc).not.toContain(position);
    expect(html, doc).not.toMatch(/sidebar_position|sidebar_label|toc_max_heading_level|_raw|sourceFilePath/);
    expect(html, doc).not.toMatch(/_jsx\(|_components\.|arguments\[0\]/);
  }
});

test('docs load little JavaScript', async ({ page }) => {
  const sizes = new Map<string, number>();
  const sizeOf = (chunk: string) => {
    const size = sizes.get(chunk) ?? brotliSize(readChunk(chunk));
    sizes.set(chunk, size);
    return size;
  };
  for (const doc of docs) {
    // Without a touch of the pointer, which has the palette fetched.
    await page.goto(doc);
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveAttribute('data-status', 'ready');
    const scripts = await pageScripts(page);
    expect(scripts.length).toBeGreaterThan(3);
    const total = scripts.map(sizeOf).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: `JavaScript of ${doc}`, description: `${total} bytes` });
    expect(total, doc).toBeLessThanOrEqual(budgets.scripts);
  }
});

/** Files that the HTML of a page names. */
function filesOf(html: string, address: RegExp): string[] {
  const files = Array.from(html.matchAll(address), ([, path = '']) => path.slice(basePath.length + 1));
  expect(files.length, String(address)).toBeGreaterThan(0);
  return files;
}

test('pages, their styles and data, and what the search reads stay small', ({ baseURL: _ }) => {
  const size = (file: string) => brotliSize(readExported(file));
  const sum = (files: readonly string[]) => files.map(size).reduce((all, one) => all + one, 0);
  for (const [doc, budget] of Object.entries(budgets.html)) {
    const html = readExported(`${doc}.html`);
    expect(brotliSize(html), doc).toBeLessThanOrEqual(budget);
    expect(sum(filesOf(html, /<link rel="stylesheet" href="([^"]+)" data/g)), doc).toBeLessThanOrEqual(budgets.styles);
    expect(sum(filesOf(html, /<script src="([^"]+\/rows\/[^"]+)">/g)), doc).toBeLessThanOrEqual(budgets.sharedRows);
    expect(size(`${doc}.txt`), doc).toBeLessThanOrEqual(budgets.payload);
  }
  for (const [file, budget] of Object.entries(budgets.search)) expect(size(file), file).toBeLessThanOrEqual(budget);
});

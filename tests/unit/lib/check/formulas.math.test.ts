import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { tempFolder } from '../../temp-folder';
import { fixtureSite } from './fixture-site';

async function check(body: string, untrusted = false): Promise<string[]> {
  const root = tempFolder({ 'content/docs/page.mdx': `---\ntitle: Page\n---\n\n${body}\n` });
  const dirs = { contentDir: `${root}/content`, publicDir: 'tests/fixtures/check/public' };
  const { diagnostics } = await checkContent({ ...dirs, site: fixtureSite, untrusted: () => untrusted });
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const formulas = 'A $a_1 \\le {b}$ rope.\n\n$$\n\\tag{1} x^2\n$$\n\n```math\n\\frac{1}{2}\n```';

it.each([true, false])('sound formulas pass, untrusted: %s', async (untrusted) => {
  expect(await check(formulas, untrusted)).toEqual([]);
});

it('takes a paragraph of one formula for a line of its own', async () => {
  expect(await check('$$ \\tag{1} x^2 $$')).toEqual([]);
  expect(await check('A $$ \\tag{1} x^2 $$ rope.')).toEqual([
    '5:6 The formula does not parse: \\tag works only in display equations',
  ]);
});

it('knows the commands of the site', async () => {
  expect(await check('A $\\rope{5}$ and $\\rope$.')).toEqual([
    "5:24 The formula does not parse: Unexpected end of input in a macro argument, expected '}'",
  ]);
});

it('names what stands in the way within quotes and over several lines', async () => {
  expect(await check('> A $a +\n> \\lenght$ rope.\n>\n> $$\n> x^\n> $$')).toEqual([
    '6:3 The formula does not parse: Undefined control sequence: \\lenght',
    "9:4 The formula does not parse: Expected group after '^'",
  ]);
});

it.each([
  `\\def\\a{${'a'.repeat(40_000)}}${'\\a'.repeat(900)}`,
  `\\tag{${'a'.repeat(40_000)}}${'\\df@tag'.repeat(900)}`,
  `${'\\sqrt{'.repeat(300)}x${'}'.repeat(300)}`,
])('ends formulas that would take all memory: %#', async (formula) => {
  const [problem] = await check(`$$\n${formula}\n$$`);
  expect(problem).toMatch(/is not available in formulas|nested too deeply/);
});

it('limits what the formulas of a page are together', async () => {
  const page = Array.from({ length: 30 }, () => `$${'a+'.repeat(1_000)}a$`).join('\n\n');
  expect(await check(page)).toEqual(['53:1 The formulas of the page are too long together']);
});

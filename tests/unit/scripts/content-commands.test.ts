import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const fixtures = 'tests/fixtures/check';
const timeout = 60_000;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-commands-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const publicDir = ['--public', `${fixtures}/public`];

/** A configuration of its own, which asks for one page only, docs/page, and for a logo in `publicDir`. */
const bareSite = JSON.stringify({
  extends: null,
  title: 'Bare',
  tagline: '',
  description: '',
  url: 'https://example.com',
  basePath: '/',
  brand: { title: 'Bare', logo: { src: '/img/logo.svg', alt: '' } },
  mainDoc: 'page',
  navbar: {},
  footer: { copyright: '' },
});

function run(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['lib/node/run.mjs', `scripts/${script}.ts`, ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, CI: '', SITE_CONFIG: bareSite },
    },
  );
  return { status, stdout, stderr };
}

describe('content:check', () => {
  const faulty = ['--content', `${fixtures}/front-matter/type/text-for-number/content`, ...publicDir];
  const warned = ['--content', `${fixtures}/heading/skipped-level/h4/content`, ...publicDir];

  it(
    'writes nothing but JSON to standard output, and exits 1 for errors',
    () => {
      const { status, stdout } = run('content-check', [...faulty, '--format', 'json']);
      const report = JSON.parse(stdout) as { diagnostics: unknown[]; summary: Record<string, number> };
      expect(status).toBe(1);
      expect(report.diagnostics).toEqual([
        {
          severity: 'error',
          code: 'front-matter/type',
          file: 'docs/page.mdx',
          line: 3,
          column: 19,
          endLine: 3,
          endColumn: 22,
          message: '`sidebar_position` must be a number, but is the text "abc"',
          hint: 'Write a number: sidebar_position: 1',
          url: 'docs/content-check.md#front-mattertype',
        },
      ]);
      expect(report.summary).toEqual({ documents: 1, errors: 1, warnings: 0, ms: expect.any(Number) as number });
    },
    timeout,
  );

  it(
    'exits 0 for warnings, unless there are more than allowed',
    () => {
      expect(run('content-check', [...warned, '--format', 'github'])).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('::warning file=tests/fixtures/check/heading') as string,
      });
      expect(run('content-check', [...warned, '--max-warnings', '1']).status).toBe(0);
      expect(run('content-check', [...warned, '--max-warnings', '0']).status).toBe(1);
    },
    timeout,
  );

  it(
    'prints a frame and the counts',
    () => {
      const { status, stdout } = run('content-check', faulty);
      expect(status).toBe(1);
      expect(stdout).toContain('    3 │ sidebar_position: abc\n      │                   ^^^\n');
      expect(stdout).toContain('1 error and 0 warnings in 1 file');
    },
    timeout,
  );

  it.each([
    [['--format', 'xml']],
    [['--max-warnings', 'x']],
    [['--content', 'nowhere']],
    [['--public', 'nowhere']],
    [['--nonsense']],
  ])(
    'exits 2 for %j',
    (args) => {
      const { status, stdout, stderr } = run('content-check', args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain('Usage: npm run content:check');
    },
    timeout,
  );

  it(
    'reads many files on all cores with the same result',
    () => {
      mkdirSync(join(root, 'docs'));
      writeFileSync(join(root, 'docs/page.md'), '---\ntitle: Page\n---\n\nText.\n');
      for (let index = 0; index < 200; index++)
        writeFileSync(
          join(root, `docs/page-${index}.md`),
          `---\ntitle: Page ${index}\nsidebar_position: x\n---\n\n[next](./page-${index + 1}.md)\n`,
        );
      const { stdout } = run('content-check', ['--content', root, ...publicDir, '--format', 'json']);
      expect((JSON.parse(stdout) as { summary: unknown }).summary).toMatchObject({
        documents: 201,
        errors: 201,
        warnings: 0,
      });
    },
    timeout,
  );
});

describe('content:new', () => {
  it(
    'writes files that pass the check, and never overwrites one',
    () => {
      writeFileSync(join(root, 'authors.yml'), 'ann:\n  name: Ann\n');
      mkdirSync(join(root, 'docs/services'), { recursive: true });
      writeFileSync(join(root, 'docs/page.mdx'), '---\ntitle: Page\n---\n\nText.\n');
      writeFileSync(join(root, 'docs/services/store.mdx'), '---\ntitle: Store\nsidebar_position: 4.5\n---\n\nText.\n');
      const doc = ['doc', 'services/matchmaking', 'Matchmaking: an "introduction"', '--content', root];
      expect(run('content-new', doc).status).toBe(0);
      expect(run('content-new', ['post', 'What is new in May?', '--content', root]).status).toBe(0);
      expect(readFileSync(join(root, 'docs/services/matchmaking.mdx'), 'utf8')).toContain('sidebar_position: 5\n');
      expect(existsSync(join(root, `blog/${new Date().toISOString().slice(0, 10)}-what-is-new-in-may.mdx`))).toBe(true);
      const { stdout } = run('content-check', ['--content', root, ...publicDir, '--format', 'json']);
      expect((JSON.parse(stdout) as { summary: unknown }).summary).toMatchObject({
        documents: 4,
        errors: 0,
        warnings: 0,
      });
      expect(run('content-new', doc)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('exists already') as string,
      });
    },
    timeout,
  );

  it.each([
    [['doc', 'only-an-address']],
    [['doc', '../outside', 'Title']],
    [['doc', 'a b', 'Title']],
    [['page', 'x']],
    [[]],
  ])(
    'exits 2 for %j and writes nothing',
    (args) => {
      const { status, stderr } = run('content-new', [...args, '--content', root]);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage: npm run content:new');
      expect(execFileSync('ls', [root], { encoding: 'utf8' })).toBe('');
    },
    timeout,
  );
});

describe('npm start', () => {
  it.each([
    [['--port', 'x'], 'x is not a port'],
    [['--prt', '1'], "Unknown option '--prt'"],
  ])('says what is wrong with %j, and serves nothing', (args, said) => {
    const { status, stdout, stderr } = run('serve', args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(said);
  });
});

it.each([
  ['dev', ['--port', '4000'], "Unknown option '--port'\n"],
  ['build', ['--content'], "Option '--content <value>' argument missing\n"],
])(
  'npm run %s says in a line that it does not know %j',
  (script, args, said) => {
    expect(run(script, args)).toMatchObject({ status: 2, stderr: said });
  },
  timeout,
);

describe('npm run prose', () => {
  it('reads the pages of a site, which has no CONTRIBUTING.md', () => {
    for (const folder of ['content', 'docs']) mkdirSync(join(root, folder));
    writeFileSync(join(root, 'content/page.mdx'), 'A page of the the harbour.\n');
    const run = [join(process.cwd(), 'lib/node/run.mjs'), 'scripts/prose.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([expect.stringContaining('content/page.mdx'), '']);
  });
});

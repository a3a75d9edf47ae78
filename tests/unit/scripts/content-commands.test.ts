import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCheckArguments } from '@/lib/check/check-arguments';
import { checkContent } from '@/lib/check/check-content';
import { validateSiteConfig } from '@/lib/config/config-mistakes';
import { overrideSiteConfig } from '@/lib/config/override-site-config';
import { askedPort } from '@/lib/node/asked-port';
import { usages } from '@/lib/node/usages.mjs';

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

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['lib/node/run.mjs', `scripts/${script}.ts`, ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, CI: '', SITE_CONFIG: bareSite, ...env },
      timeout,
    },
  );
  return { status, stdout, stderr };
}

describe('content:check', () => {
  const warned = ['--content', `${fixtures}/heading/skipped-level/h4/content`, ...publicDir];

  it(
    'exits 0 for warnings, and writes what a workflow shows beside the lines',
    () => {
      expect(run('content-check', [...warned, '--format', 'github'])).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('::warning file=tests/fixtures/check/heading') as string,
      });
    },
    timeout,
  );

  it(
    'prints a frame and the counts, and exits 1 for more warnings than are allowed',
    () => {
      const { status, stdout, stderr } = run('content-check', [...warned, '--max-warnings', '0']);
      expect(status).toBe(1);
      expect(stdout).toContain('    7 │ #### Two\n      │ ^^^^^^^^\n');
      expect(stdout).toContain('0 errors and 1 warning in 1 file');
      expect(stderr).toContain('more than --max-warnings 0 allows');
    },
    timeout,
  );

  it(
    'exits 2 for what it does not know, and says how it is used',
    () => {
      const { status, stdout, stderr } = run('content-check', ['--nonsense']);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain("Unknown option '--nonsense'");
      expect(stderr).toContain('Usage: npm run content:check');
    },
    timeout,
  );

  it.each([
    [['--format', 'xml'], '--format must be pretty, json, github, not xml'],
    [['--max-warnings', 'x'], '--max-warnings must be a number, not x'],
    [['--content', 'nowhere'], '--content nowhere is not a folder'],
    [['--public', 'nowhere'], '--public nowhere is not a folder'],
  ])('does not take %j', (args, said) => {
    expect(() => readCheckArguments(['--content', root, ...args])).toThrow(said);
  });

  it('allows as many warnings as it is told', () => {
    expect(readCheckArguments(['--content', root]).maxWarnings).toBe(Number.POSITIVE_INFINITY);
    expect(readCheckArguments(['--content', root, '--max-warnings', '1']).maxWarnings).toBe(1);
  });

  it(
    'says without a stack that SITE_CONFIG is no JSON',
    () => {
      const said = 'SITE_CONFIG is not a JSON object such as {"basePath":"/preview"}: {"basePath\n';
      expect(run('content-check', [], { SITE_CONFIG: '{"basePath' })).toMatchObject({ status: 1, stderr: said });
    },
    timeout,
  );

  it(
    'reads many files on all cores with the same result, writes nothing but JSON, and exits 1 for errors',
    () => {
      mkdirSync(join(root, 'docs'));
      writeFileSync(join(root, 'docs/page.md'), '---\ntitle: Page\n---\n\nText.\n');
      for (let index = 0; index < 200; index++)
        writeFileSync(
          join(root, `docs/page-${index}.md`),
          `---\ntitle: Page ${index}\nsidebar_position: x\n---\n\n[next](./page-${index + 1}.md)\n`,
        );
      const { status, stdout } = run('content-check', ['--content', root, ...publicDir, '--format', 'json']);
      expect(status).toBe(1);
      const report = JSON.parse(stdout) as { diagnostics: unknown[]; summary: Record<string, number> };
      expect(report.diagnostics[0]).toEqual({
        severity: 'error',
        code: 'front-matter/type',
        file: 'docs/page-0.md',
        line: 3,
        column: 19,
        endLine: 3,
        endColumn: 20,
        message: '`sidebar_position` must be a number, but is the text "x"',
        hint: 'Write a number: sidebar_position: 1',
        url: 'docs/content-check.md#front-mattertype',
      });
      expect(report.summary).toEqual({ documents: 201, errors: 201, warnings: 0, ms: expect.any(Number) as number });
    },
    timeout,
  );
});

describe('content:new', () => {
  it(
    'writes files that pass the check, and never overwrites one',
    async () => {
      writeFileSync(join(root, 'authors.yml'), 'ann:\n  name: Ann\n');
      mkdirSync(join(root, 'docs/services'), { recursive: true });
      writeFileSync(join(root, 'docs/page.mdx'), '---\ntitle: Page\n---\n\nText.\n');
      writeFileSync(join(root, 'docs/services/store.mdx'), '---\ntitle: Store\nsidebar_position: 4.5\n---\n\nText.\n');
      const doc = ['doc', 'services/matchmaking', 'Matchmaking: an "introduction"', '--content', root];
      expect(run('content-new', doc).status).toBe(0);
      expect(run('content-new', ['post', 'What is new in May?', '--content', root]).status).toBe(0);
      expect(readFileSync(join(root, 'docs/services/matchmaking.mdx'), 'utf8')).toContain('sidebar_position: 5\n');
      expect(existsSync(join(root, `blog/${new Date().toISOString().slice(0, 10)}-what-is-new-in-may.mdx`))).toBe(true);
      const site = validateSiteConfig(overrideSiteConfig({}, bareSite));
      const checked = await checkContent({ contentDir: root, publicDir: `${fixtures}/public`, site });
      expect(checked).toMatchObject({ documents: 4, diagnostics: [] });
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
  it('says what is wrong with its arguments, and serves nothing', () => {
    const { status, stdout, stderr } = run('serve', ['--port', 'x']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('x is not a port');
  });

  it.each([
    [['--port', '65536'], '65536 is not a port'],
    [['--prt', '1'], "Unknown option '--prt'"],
  ])('does not take %j', (args, said) => {
    expect(() => askedPort(args)).toThrow(said);
  });
});

it(
  'npm run dev says that it does not know an option, and which it knows',
  () => {
    const stderr = `Unknown option '--host'\n${usages['scripts/dev.ts']}\n`;
    expect(run('dev', ['--host', 'x'])).toMatchObject({ status: 2, stderr });
  },
  timeout,
);

it.each([
  ['dev', 'There is no content folder nowhere.'],
  ['diagrams', 'There is no content folder nowhere.'],
  ['export-check', 'There is no site to check in nowhere: run npm run build first.'],
])(
  '%s says which folder is not there',
  (script, said) => {
    const args = script === 'export-check' ? ['--out', 'nowhere'] : [];
    expect(run(script, args, { CONTENT_DIR: 'nowhere' })).toMatchObject({ status: 1, stderr: `${said}\n` });
  },
  timeout,
);

it(
  'npm run import says how to write where it was told to',
  () => {
    const into = join(root, 'Neue Seite');
    const { stdout } = run('import', ['tests/sites/folders', '--into', into]);
    const from = join(process.cwd(), 'tests/sites/folders');
    expect(stdout).toContain(`npm run import -- ${from} --into "${into}" --write\n`);
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

describe('npm run new', () => {
  it('takes an address and a path with a slash at the end', { timeout }, () => {
    const site = join(root, 'My site');
    const args = [site, '--url', 'https://quay.example/', '--base-path', '/docs/'];
    const { status, stdout, stderr } = run('new', args);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('/My site"\n  npm ci\n');
    const config = readFileSync(join(site, 'site.config.ts'), 'utf8');
    for (const line of ["url: 'https://quay.example',", "basePath: '/docs',"]) expect(config).toContain(line);
  });
});

it.each([
  ['new', [], 'Name one folder.'],
  ['upgrade', [], 'Name one release, or --undo.'],
  ['upgrade', ['.', '--site', 'nowhere'], '--site nowhere is no folder.'],
  ['version', [], 'Say which version to release.'],
  ['import', ['a', 'b'], 'Name one folder.'],
  ['import', ['a', '--into', 'package.json'], '--into package.json is no folder.'],
  ['content-status', ['shipped'], 'Say how far the build is.'],
  ['hosting', ['nginks'], 'There are no files for nginks. Did you mean `nginx`?'],
  ['hosting', ['nginx', 'apache'], 'Name one host.'],
  ['cms-backup', [], 'Name one folder.'],
  ['compress', ['--out'], "Unknown option '--out'"],
  ['diagrams', ['--out'], "Unknown option '--out'"],
  ['content-schema', ['--out'], "Unknown option '--out'"],
  ['icons', ['--out'], "Unknown option '--out'"],
  ['check', ['--out'], "Unknown option '--out'"],
  ['cms', ['--out'], "Unknown option '--out'"],
  ['cms-import', ['--out'], "Unknown option '--out'"],
  ['serve', ['--out'], "Unknown option '--out'"],
] as const)(
  '%s says what is wrong with %j, and how it is used',
  (script, args, said) => {
    const stderr = `${said}\n${usages[`scripts/${script}.ts`]}\n`;
    expect(run(script, [...args])).toMatchObject({ status: 2, stdout: '', stderr });
  },
  timeout,
);

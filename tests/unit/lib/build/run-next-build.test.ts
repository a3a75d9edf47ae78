import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { noteCompiled } from '@/lib/build/compiled';
import { buildPages } from '@/lib/build/run-next-build';
import type { Together } from '@/lib/build/steps';
import { putFile } from '@/lib/node/put-file';
import { fakeTools } from '@/tests/unit/fake-tools';

/** What Next does between compiling and rendering (next.config.mjs): it says so and waits. */
const compiles = 'touch "$BUILD_GATE/compiled"; until test -e "$BUILD_GATE/open"; do sleep 0.02; done';

interface Options {
  read?: (root: string) => Promise<void>;
  make?: (together: Together, root: string) => Promise<unknown>;
  complete?: () => string[] | null;
  /** The project; one of its own where none is named. */
  root?: string;
  prepare?: (root: string) => void;
  code?: string;
}

async function build(next: string, options: Options = {}) {
  const { read, make, prepare, complete = () => [], root = fakeTools({ next }), code = 'code' } = options;
  putFile(join(root, 'app/globals.css'), '.a { color: red }');
  prepare?.(root);
  const lines: string[] = [];
  const around = { signal: new AbortController().signal, print: (line: string) => lines.push(line) };
  const kept = { env: { KEPT: 'kept' }, complete };
  const plan = { root, content: 'content', stage: root, name: 'b', compiled: code, env: {} };
  const made = await buildPages(plan, kept, around, {
    read: async () => read?.(root),
    make: async (together) => make?.(together, root),
  }).catch((reason: unknown) => reason);
  const file = join(root, 'log');
  const log = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { lines, made, log };
}

const note = (root: string, line: string) => appendFileSync(join(root, 'log'), `${line}\n`);

describe('buildPages', () => {
  it('has work done while Next renders, not before', async () => {
    const { made, log } = await build(
      `sleep 0.3; echo compiled >> log; ${compiles}; until grep -q drawn log; do sleep 0.02; done; echo end >> log`,
      {
        make: async (_, root) => {
          note(root, 'drawn');
          return 'made';
        },
      },
    );
    expect(made).toBe('made');
    expect(log()).toEqual(['compiled', 'drawn', 'end']);
  });

  it('lets Next render once the content is read, which goes on while it compiles', async () => {
    const { log } = await build(`echo compiled >> log; ${compiles}; echo rendered >> log`, {
      read: async (root) => {
        // A shell makes the file before it writes to it.
        const file = join(root, 'log');
        while (!existsSync(file) || !readFileSync(file, 'utf8').includes('compiled')) await sleep(20);
        note(root, 'read');
      },
    });
    expect(log()).toEqual(['compiled', 'read', 'rendered']);
  });

  it('does not start Next where the style sheet has a mistake', async () => {
    const prepare = (root: string) => putFile(join(root, 'app/globals.css'), '.a { color');
    const { made, log } = await build('echo compiled >> log', { prepare });
    expect(String(made)).toContain('app/globals.css:1:6: Unknown word color');
    expect(log()).toEqual([]);
  });

  it('has that work done in any case, should Next not say that it has compiled', async () => {
    expect((await build('true', { make: async () => 'made' })).made).toBe('made');
  });

  it('has Next render all pages where the kept ones do not fit', async () => {
    const answers = [['9 of 10'], null];
    const { log, lines } = await build('echo "$KEPT" >> log', {
      complete: () => answers.pop() as string[] | null,
    });
    expect(lines).toContain('9 of 10');
    expect(log()).toEqual(['kept', 'kept']);
  });

  it('has Next compile once, and render from then on until other code is to be compiled', async () => {
    const next = 'echo $* >> log';
    const root = fakeTools({ next });
    for (const code of ['code', 'code', 'other code']) await build(next, { root, code });
    const log = readFileSync(join(root, 'log'), 'utf8').trim().split('\n');
    expect(log).toEqual(['build', 'build --experimental-build-mode generate', 'build']);
  });

  it('has it compile where that fails', async () => {
    const { log, made } = await build('echo "$*" >> log; test "$2" = ""', {
      prepare: (root) => noteCompiled(root, 'code'),
      make: async () => 'made',
    });
    expect(log()).toEqual(['build --experimental-build-mode generate', 'build']);
    expect(made).toBe('made');
  });

  it('stops that work when Next fails, and reports Next’s output', async () => {
    const { made, lines } = await build(`${compiles}; sleep 0.5; echo broken; exit 1`, {
      make: ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
    });
    expect(made).toMatchObject({ name: 'StepError', message: expect.stringContaining('broken') });
    expect(lines).toEqual([expect.stringMatching(/^✗ next build /)]);
  });

  it.each(['read', 'make'])('ends Next when what it is beside fails: %s', async (part) => {
    // Left alone, it takes longer than a test may.
    const fails = async () => {
      throw new Error('no font');
    };
    const { made, lines } = await build(`${compiles}; sleep 60`, { [part]: fails });
    expect(made).toMatchObject({ message: 'no font' });
    expect(lines).toEqual([]);
  });

  it('passes on warnings of a good build', async () => {
    const { lines } = await build(`${compiles}; echo " ⚠ odd"; echo fine`);
    expect(lines).toContain(' ⚠ odd');
    expect(lines).not.toContain('fine');
  });
});

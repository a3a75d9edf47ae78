import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPages } from '@/lib/build/build-pages';
import type { Together } from '@/lib/build/together';
import { fakeTools } from '@/tests/unit/fake-tools';

const compiles = 'echo "✓ Compiled successfully in 5.1s"';

async function build(
  next: string,
  besideNext: (together: Together, root: string) => Promise<unknown> = async () => {},
) {
  const root = fakeTools({ next });
  const lines: string[] = [];
  const around = { signal: new AbortController().signal, print: (line: string) => lines.push(line) };
  const made = await buildPages(root, {}, around, (together) => besideNext(together, root)).catch(
    (reason: unknown) => reason,
  );
  const file = join(root, 'log');
  const log = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { lines, made, log };
}

describe('buildPages', () => {
  it('has work done while Next renders, not before', async () => {
    const { made, log } = await build(
      `sleep 0.3; echo compiled >> log; ${compiles}; until grep -q drawn log; do sleep 0.02; done; echo end >> log`,
      async (_, root) => {
        appendFileSync(join(root, 'log'), 'drawn\n');
        return 'made';
      },
    );
    expect(made).toBe('made');
    expect(log()).toEqual(['compiled', 'drawn', 'end']);
  });

  it('has it done in any case, should Next word its output in another way', async () => {
    expect((await build('true', async () => 'made')).made).toBe('made');
  });

  it('stops that work when Next fails, and reports Next’s output', async () => {
    const { made, lines } = await build(
      `${compiles}; sleep 0.5; echo broken; exit 1`,
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
    );
    expect(made).toMatchObject({ name: 'StepError', message: expect.stringContaining('broken') });
    expect(lines).toEqual([expect.stringMatching(/^✗ next build /)]);
  });

  it('ends Next when that work fails', async () => {
    // Left alone, it takes longer than a test may.
    const { made, lines } = await build(`${compiles}; sleep 60`, async () => {
      throw new Error('no font');
    });
    expect(made).toMatchObject({ message: 'no font' });
    expect(lines).toEqual([]);
  });

  it('passes on warnings of a good build', async () => {
    const { lines } = await build(`${compiles}; echo " ⚠ odd"; echo fine`);
    expect(lines).toContain(' ⚠ odd');
    expect(lines).not.toContain('fine');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { severities } from '../../../../lib/check/content/codes';
import { checkContent } from '../../../../lib/check/content-check';
import { fixtureSite } from './fixture-site';

const root = join(import.meta.dirname, '../../../fixtures/check');
const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('expected.json'))
  .map(dirname)
  .sort();

interface Expected {
  severity: string;
  code: string;
  file: string;
  place: string;
  message: string;
  hint: string;
}

async function run(name: string): Promise<Expected[]> {
  const { diagnostics } = await checkContent({
    contentDir: join(root, name, 'content'),
    publicDir: join(root, 'public'),
    site: fixtureSite,
  });
  return diagnostics.map(({ severity, code, file, line, column, endLine, endColumn, message, hint = '' }) => {
    return { severity, code, file, place: `${line}:${column}-${endLine}:${endColumn}`, message, hint };
  });
}

describe('content check fixtures', () => {
  it('covers every code', () => {
    const covered = new Set(cases.map((name) => dirname(name)));
    // No data file has a date yet, no file is known that the check fails on, and site.config.ts has tests of its own.
    expect(Object.keys(severities).filter((code) => !covered.has(code))).toEqual([
      'data-file/date',
      'file/unreadable',
      'redirect/missing-target',
    ]);
  });

  it.each(cases)('%s', async (name) => {
    const expected = JSON.parse(readFileSync(join(root, name, 'expected.json'), 'utf8')) as Expected[];
    const code = relative('.', dirname(name));
    expect(expected.map((diagnostic) => diagnostic.code)).toContain(code);
    expect(await run(name)).toEqual(expected);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../lib/check/check-content';
import { validateSiteConfig } from '../../../../lib/config/config-mistakes';
import { overrideSiteConfig } from '../../../../lib/config/override-site-config';
import { explainedCodes } from './explained-codes';
import { fixtureConfig, fixtureSite } from './fixture-site';

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

/** The site of all fixtures, with what a site.config.js beside the content of one changes. */
async function siteOf(name: string) {
  const configFile = join(root, name, 'site.config.js');
  if (!existsSync(configFile)) return { site: fixtureSite };
  const { default: changes } = (await import(configFile)) as { default: object };
  return { site: validateSiteConfig(overrideSiteConfig(fixtureConfig, JSON.stringify(changes))), configFile };
}

async function run(name: string): Promise<Expected[]> {
  const { diagnostics } = await checkContent({
    contentDir: join(root, name, 'content'),
    publicDir: join(root, 'public'),
    ...(await siteOf(name)),
  });
  return diagnostics.map(({ severity, code, file, line, column, endLine, endColumn, message, hint = '' }) => {
    return { severity, code, file, place: `${line}:${column}-${endLine}:${endColumn}`, message, hint };
  });
}

describe('content check fixtures', () => {
  it('cover every code that is explained, and no other', () => {
    // No data file has a date yet, no file is known that the check fails on, and the last two are found on request only.
    const others = ['data-file/date', 'file/unreadable', 'translation/missing', 'translation/outdated'];
    const covered = new Set([...cases.map((name) => dirname(name)), ...others]);
    expect([...covered].sort()).toEqual(explainedCodes.map(({ code }) => code).sort());
  });

  it.each(cases)('%s', async (name) => {
    const expected = JSON.parse(readFileSync(join(root, name, 'expected.json'), 'utf8')) as Expected[];
    const code = relative('.', dirname(name));
    expect(expected.map((diagnostic) => diagnostic.code)).toContain(code);
    expect(await run(name)).toEqual(expected);
  });
});

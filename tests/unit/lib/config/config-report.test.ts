import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writtenPlaces } from '@/lib/config/config-places';
import { tempFolder } from '../../temp-folder';

/** What a command says that cannot read its configuration. */
function run(config: object | string): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['lib/node/run.mjs', 'lib/config/site.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CONFIG: typeof config === 'string' ? config : JSON.stringify(config) },
  });
  return { status, said: stderr };
}

it('names each mistake by place, key, value and remedy, without a stack trace', () => {
  const { status, said } = run({ url: 'example.com', titel: 'A' });
  expect(status).toBe(1);
  expect(said).toMatch(/^SITE_CONFIG$/m);
  expect(said).toContain(
    '  1:8  error  url: "example.com" is not a full URL such as https://example.com  config/invalid',
  );
  expect(said).toContain('1 │ {"url":"example.com","titel":"A"}');
  expect(said).toMatch(/ 1:22 +error {2}titel: /);
  expect(said).toContain('error  titel: is no key of the configuration  config/invalid');
  expect(said).toContain('→ Did you mean `title`?');
  expect(said).toContain('2 errors and 0 warnings in 1 file');
  expect(said).not.toMatch(/^\s+at /m);
});

it('points to the file where a mistake follows from what stands there', () => {
  const line =
    readFileSync('site.config.ts', 'utf8')
      .split('\n')
      .findIndex((text) => /^ {2}url:/.test(text)) + 1;
  const places = writtenPlaces({ path: 'site.config.ts' }, ts);
  expect(places(['url'])?.place).toMatchObject({ line, column: 8 });
});

it('points to what a list of the variable lacks, and to nothing of the file where that does not count', () => {
  const { said } = run({ navbar: { left: [{ label: 'Docs' }] } });
  expect(said).toMatch(/ 1:20 +error {2}navbar\.left\[0\]: /);
  const whole = run({ extends: null, title: 'Harbor' }).said;
  expect(whole).toMatch(/error {2}url: /);
  expect(whole).not.toContain('site.config.ts');
});

it('points to the name of a key that does not exist', () => {
  const file = join(tempFolder({ 'site.config.ts': "export default {\n  titel: 'A',\n};\n" }), 'site.config.ts');
  const places = writtenPlaces({ path: file }, ts);
  expect([places(['titel'], true)?.place.column, places(['titel'])?.place.column]).toEqual([3, 10]);
});

it('says where the path of an address belongs', () => {
  const { said } = run({ url: 'https://harbor.example/h' });
  expect(said).toContain(
    'url: "https://harbor.example/h" must be the origin alone, such as https://example.com: the path belongs into basePath',
  );
});

it('says so where the replaced keys are no JSON', () => {
  const { status, said } = run('{ url: ');
  expect(status).toBe(1);
  expect(said).toBe('SITE_CONFIG is not a JSON object such as {"basePath":"/preview"}: { url: \n');
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, exportDir, test } from './support/features';

/** Values of variables that sound secret, as a CI hands them to a build. */
const secrets = Object.entries(process.env).flatMap(([name, value = '']) =>
  /token|secret|passw|credential|api_?key|private/i.test(name) && value.length > 7 ? [value] : [],
);

function addresses(...names: string[]): string[] {
  return names.flatMap((name) => process.env[name] ?? []);
}

test('the export names no place of the machine it was built on and no package registry, and holds no secret', ({
  baseURL: _,
}) => {
  // All files of it, pictures included: a path may hide in any of them.
  const texts = readdirSync(exportDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(exportDir, file)).isFile())
    .map((file) => [file, readFileSync(join(exportDir, file), 'latin1')] as const);
  const filesWith = (sign: string | RegExp) => {
    const found = (text: string) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text));
    return texts.filter(([, text]) => found(text)).map(([file]) => file);
  };
  expect(texts.length).toBeGreaterThan(300);
  const places = [process.cwd(), homedir(), hostname(), `/${userInfo().username}/`].filter((place) => place.length > 5);
  for (const place of places) expect(filesWith(place)).toEqual([]);
  expect(filesWith(/file:\/\/\/[a-z]|\/(home|Users)\/[a-z]|[A-Z]:\\\\?Users\\/)).toEqual([]);

  const registries = ['https://registry.npmjs.org/', ...addresses('npm_config_registry', 'NPM_CONFIG_REGISTRY')];
  for (const registry of registries) expect(filesWith(new URL(registry).host)).toEqual([]);

  for (const secret of secrets) expect(filesWith(secret)).toEqual([]);
  expect(
    filesWith(/-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(ghp_|github_pat_|npm_|AKIA|xox[bp]-|sk_live_)[A-Za-z0-9]{16}/),
  ).toEqual([]);
});

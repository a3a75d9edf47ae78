import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { buildFault, configFault, fileFault, packageFault } from '@/lib/node/config-fault.mjs';
import { tempFolder } from '../../temp-folder';

/** What Node says of a file of its own, in a process that knows nothing of the packages here. */
function faultOf(config: string): string | undefined {
  const root = tempFolder({ 'site.config.ts': config, 'bundle.mjs': config });
  const address = JSON.stringify(pathToFileURL(join(root, 'bundle.mjs')).href);
  const script = `import(${address}).catch((e) => console.log(JSON.stringify({ code: e.code, message: e.message })))`;
  const { code, message } = JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
  return configFault(Object.assign(new Error(message), { code }), root);
}

test('a package that is not there is a mistake of the file that imports it', () => {
  expect(faultOf("const a = 1;\nimport x from 'nope';\nexport default x;\n")).toBe(
    'site.config.ts:2:15: There is no package `nope`. Install it, or remove the import.',
  );
});

test('so is a name that a package does not have', () => {
  expect(faultOf("import { nope } from 'node:fs';\nexport default nope;\n")).toBe(
    'site.config.ts:1:22: The package `node:fs` has no `nope` to import.',
  );
});

test('a package that another file imports is no mistake of the configuration', () => {
  const root = tempFolder({ 'site.config.ts': "export default { title: 'nope' };\n" });
  const error = Object.assign(new Error("Cannot find package 'nope' imported from x"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  expect(configFault(error, root)).toBeUndefined();
});

test('a package that is not installed is named with what installs it, a file that is gone is not', () => {
  const missing = (message: string) => Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
  const esbuild = missing("Cannot find package 'esbuild' imported from /site/lib/node/bundle.mjs");
  const said = 'The package `esbuild` is not installed. Run npm ci; after an upgrade, npm install.';
  expect(packageFault(esbuild)).toBe(said);
  expect(buildFault(esbuild)).toBe(said);
  expect(packageFault(missing("Cannot find module '/site/lib/gone.mjs' imported from x"))).toBeUndefined();
  expect(packageFault(new Error('Anything else'))).toBeUndefined();
});

/** What is said of a file that cannot be bundled. */
function bundleFault(files: Record<string, string>): (entry: string) => Promise<string> {
  const root = tempFolder(files);
  return (entry) =>
    build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      write: false,
      logLevel: 'silent',
      logOverride: { 'duplicate-object-key': 'error' },
    }).then(
      () => 'nothing',
      (error: Error) => buildFault(error),
    );
}

test('what is no TypeScript is named by file, line and column', async () => {
  const said = bundleFault({
    'site.config.ts': "export default {\n  title: 'a'\n  url: 'b',\n};\n",
    'b.ts': "import './d';\n",
    'c.ts': "export default {\n  title: 'a',\n  title: 'b',\n};\n",
  });
  expect(await said('site.config.ts')).toBe(
    [
      'site.config.ts:3:3: Expected "}" but found "url"',
      "    3 │   url: 'b',",
      '      │   ^',
      '  → A comma, a quote or a bracket is missing before it, perhaps at the end of the line above.',
    ].join('\n'),
  );
  expect(await said('b.ts')).toBe('b.ts:1:8: There is no file `./d` to import');
  expect(await said('c.ts')).toBe('c.ts:3:3: The key "title" is there twice, and the first one would not count');
});

test('a configuration that exports nothing is said once, whoever asks for it', async () => {
  const ask = "import site from './site.config';\nexport const asked = site;\n";
  const said = bundleFault({
    'site.config.ts': 'export const site = {};\n',
    'a.ts': ask,
    'b.ts': ask,
    'c.ts': "export * from './a';\nexport * from './b';\n",
  });
  expect(await said('c.ts')).toBe('site.config.ts has no `export default { … }`.');
});

test('so is one that is not there', async () => {
  const ask = "import site from '../../site.config';\nexport const asked = site;\n";
  const said = bundleFault({
    'lib/a/a.ts': ask,
    'lib/b/b.ts': ask,
    'c.ts': "import './lib/a/a';\nimport './lib/b/b';\n",
  });
  expect(await said('c.ts')).toBe('There is no site.config.ts in this folder.');
});

test('a file that may not be written is named without a stack', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    syscall: 'mkdir',
    path: '/a/b',
  });
  expect(fileFault(error)).toBe('/a/b: permission denied (mkdir). Let whoever runs the command read and write there.');
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  expect(fileFault(full)).toBe('A file: the disk is full (write). Make room on it.');
  expect(fileFault(new Error('EACCES'))).toBeUndefined();
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../temp-folder';

const text = readFileSync('docs/hosting.md', 'utf8');

it('the script that counts visits puts its tag once into each page, and into none that leads on', () => {
  const [, script = ''] = /^ *```js add-counter\.mjs\n(.+?)^ *```/ms.exec(text) ?? [];
  const leading = '<html><head><title>Moved</title></head></html>';
  const dir = tempFolder({
    'out/docs/a.html': '<html><head><script src="/_next/a.js"></script></head></html>',
    'out/docs/moved.html': leading,
    'add-counter.mjs': script,
  });
  execFileSync(process.execPath, ['add-counter.mjs'], { cwd: dir });
  expect(readFileSync(join(dir, 'out/docs/a.html'), 'utf8')).toMatch(
    /^<html><head><script src="\/_next\/a\.js"><\/script><script defer [^>]*><\/script><\/head><\/html>$/,
  );
  expect(readFileSync(join(dir, 'out/docs/moved.html'), 'utf8')).toBe(leading);
});

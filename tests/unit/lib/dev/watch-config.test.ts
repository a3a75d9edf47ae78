import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchConfig } from '@/lib/dev/watch-config';
import { tempFolder } from '../../temp-folder';

const locales = [
  { code: 'en', label: 'English', dir: 'ltr' as const, texts: {} },
  { code: 'es', label: 'Español', dir: 'ltr' as const, texts: {} },
];

/** Acts once the watcher has looked around, and waits for it to notice. */
async function notice(root: string, act: () => void): Promise<void> {
  const { ready, changed, stop } = watchConfig(root, 'content', locales);
  onTestFinished(stop);
  await ready;
  // It says so before it has looked at paths where there is nothing yet.
  await sleep(500);
  act();
  await changed;
}

/** Whether a change is still not noticed after a while. */
function isLetPass(root: string, act: () => void): Promise<boolean> {
  return Promise.race([notice(root, act).then(() => false), sleep(2000, true)]);
}

it('starts again when site.config.ts changes, and when site.css comes or goes', async () => {
  const root = tempFolder({ 'site.config.ts': 'a' });
  const own = join(root, 'site.css');
  await notice(root, () => writeFileSync(own, 'a {}'));
  expect(await isLetPass(root, () => writeFileSync(own, 'a { color: red }'))).toBe(true);
  await notice(root, () => rmSync(own));
  await notice(root, () => writeFileSync(join(root, 'site.config.ts'), 'ab'));
});

it('starts again when site.config.ts is gone, to say so', async () => {
  const root = tempFolder({ 'site.config.ts': 'a' });
  await notice(root, () => rmSync(join(root, 'site.config.ts')));
});

it('starts again when a file beside site.config.ts changes that it may be made of', async () => {
  const root = tempFolder({ 'site.config.ts': 'a', 'nav.ts': 'a', 'next-env.d.ts': 'a', 'lib/a.ts': 'a' });
  await notice(root, () => writeFileSync(join(root, 'nav.ts'), 'ab'));
  expect(await isLetPass(root, () => writeFileSync(join(root, 'next-env.d.ts'), 'ab'))).toBe(true);
  expect(await isLetPass(root, () => writeFileSync(join(root, 'lib/a.ts'), 'ab'))).toBe(true);
});

it('starts again when the folder of a language comes or goes, whatever happens in it', async () => {
  const root = tempFolder({ 'site.config.ts': 'a', 'content/docs/intro.md': 'Text.' });
  const folder = join(root, 'content/i18n/es');
  const make = (path: string) => mkdirSync(path, { recursive: true });
  await notice(root, () => make(folder));
  expect(await isLetPass(root, () => make(join(folder, 'docusaurus-theme-classic')))).toBe(true);
  expect(await isLetPass(root, () => make(join(root, 'content/i18n/fr')))).toBe(true);
  await notice(root, () => rmSync(folder, { recursive: true }));
});

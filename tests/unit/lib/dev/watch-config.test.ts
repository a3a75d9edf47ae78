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

/** Whether a change is noticed, once the watcher has looked around. */
async function isNoticed(root: string, act: () => void): Promise<boolean> {
  const { changed, stop } = watchConfig(root, 'content', locales);
  onTestFinished(stop);
  await sleep(500);
  act();
  return Promise.race([changed.then(() => true), sleep(2000, false)]);
}

it('starts again when site.config.ts changes, and when site.css comes or goes', async () => {
  const root = tempFolder({ 'site.config.ts': 'a' });
  const own = join(root, 'site.css');
  expect(await isNoticed(root, () => writeFileSync(own, 'a {}'))).toBe(true);
  expect(await isNoticed(root, () => writeFileSync(own, 'a { color: red }'))).toBe(false);
  expect(await isNoticed(root, () => rmSync(own))).toBe(true);
  expect(await isNoticed(root, () => writeFileSync(join(root, 'site.config.ts'), 'ab'))).toBe(true);
});

it('starts again when the folder of a language comes or goes, whatever happens in it', async () => {
  const root = tempFolder({ 'site.config.ts': 'a', 'content/docs/intro.md': 'Text.' });
  const folder = join(root, 'content/i18n/es');
  const make = (path: string) => mkdirSync(path, { recursive: true });
  expect(await isNoticed(root, () => make(folder))).toBe(true);
  expect(await isNoticed(root, () => make(join(folder, 'docusaurus-theme-classic')))).toBe(false);
  expect(await isNoticed(root, () => make(join(root, 'content/i18n/fr')))).toBe(false);
  expect(await isNoticed(root, () => rmSync(folder, { recursive: true }))).toBe(true);
});

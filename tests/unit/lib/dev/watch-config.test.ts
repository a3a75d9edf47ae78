import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, type TestContext } from 'vitest';
import { watchConfig } from '@/lib/dev/watch-config';
import { tempFolder } from '../../temp-folder';

const locales = [
  { code: 'en', label: 'English', dir: 'ltr' as const, texts: {} },
  { code: 'es', label: 'Español', dir: 'ltr' as const, texts: {} },
];

/** Watches a folder with files for a test, which runs beside the others: all of them do little but wait. */
function watching({ onTestFinished }: TestContext, files: Readonly<Record<string, string>>) {
  const root = tempFolder(files, onTestFinished);
  /** Acts once the watcher has looked around, and waits for it to notice. */
  async function notice(act: () => void): Promise<void> {
    const { ready, changed, stop } = watchConfig(root, 'content', locales);
    onTestFinished(stop);
    await ready;
    // It says so before it has looked at paths where there is nothing yet.
    await sleep(500);
    act();
    await changed;
  }

  /** Whether a change is still not noticed after a while. */
  const isLetPass = (act: () => void): Promise<boolean> =>
    Promise.race([notice(act).then(() => false), sleep(2000, true)]);

  return { root, notice, isLetPass };
}

it.concurrent('starts again when site.config.ts changes, and when site.css comes or goes', async (context) => {
  const { root, notice, isLetPass } = watching(context, { 'site.config.ts': 'a' });
  const own = join(root, 'site.css');
  await notice(() => writeFileSync(own, 'a {}'));
  expect(await isLetPass(() => writeFileSync(own, 'a { color: red }'))).toBe(true);
  await notice(() => rmSync(own));
  await notice(() => writeFileSync(join(root, 'site.config.ts'), 'ab'));
});

it.concurrent('starts again when site.config.ts is gone, to say so', async (context) => {
  const { root, notice } = watching(context, { 'site.config.ts': 'a' });
  await notice(() => rmSync(join(root, 'site.config.ts')));
});

it.concurrent('starts again when a file beside site.config.ts changes that it may be made of', async (context) => {
  const { root, notice, isLetPass } = watching(context, {
    'site.config.ts': 'a',
    'nav.ts': 'a',
    'next-env.d.ts': 'a',
    'lib/a.ts': 'a',
  });
  await notice(() => writeFileSync(join(root, 'nav.ts'), 'ab'));
  expect(await isLetPass(() => writeFileSync(join(root, 'next-env.d.ts'), 'ab'))).toBe(true);
  expect(await isLetPass(() => writeFileSync(join(root, 'lib/a.ts'), 'ab'))).toBe(true);
});

it.concurrent('starts again when the folder of a language comes or goes, whatever happens in it', async (context) => {
  const { root, notice, isLetPass } = watching(context, { 'site.config.ts': 'a', 'content/docs/intro.md': 'Text.' });
  const folder = join(root, 'content/i18n/es');
  const make = (path: string) => mkdirSync(path, { recursive: true });
  await notice(() => make(folder));
  expect(await isLetPass(() => make(join(folder, 'docusaurus-theme-classic')))).toBe(true);
  expect(await isLetPass(() => make(join(root, 'content/i18n/fr')))).toBe(true);
  await notice(() => rmSync(folder, { recursive: true }));
});

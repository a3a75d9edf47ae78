import { basename, dirname, join, sep } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../../schema/site';
import { languageFolder } from '../content/model/languages-in-use';
import { ownSheet } from '../theme/write-theme';

/** Exit code of a development server that has to start again, because site.config.ts has changed: EX_TEMPFAIL of sysexits.h. */
export const startAgain = 75;

/** Files that site.config.ts may import. Next watches the excluded file itself. */
const part = /^(?!instrumentation-client\.)[\w-]+\.ts$/;

/**
 * Waits until the site configuration, or a file that it may import, is changed completely or deleted; until site.css
 * appears or disappears, whose content Next watches; or until the folder of a language appears or disappears, which turns
 * the language on or off. `ready` resolves once existing files are watched. Missing files can take a moment longer.
 * @param contentDir content folder, relative to `root`
 * @param locales languages of the site, if known
 */
export function watchConfig(
  root: string,
  contentDir: string,
  locales: SiteConfig['locales'] = [],
): { ready: Promise<void>; changed: Promise<void>; stop: () => Promise<void> } {
  const config = join(root, 'site.config.ts');
  const sheet = join(root, ownSheet);
  const content = join(root, contentDir);
  const languages = locales.slice(1).map(({ code }) => join(content, languageFolder(code)));
  const isPart = (path: string) => dirname(path) === root && part.test(basename(path));
  const leadsToLanguage = (path: string) => languages.some((folder) => `${folder}${sep}`.startsWith(`${path}${sep}`));
  const wanted = (path: string) =>
    [root, config, sheet, content].includes(path) || isPart(path) || leadsToLanguage(path);
  const watcher = watch([root, ...(languages.length > 0 ? [content] : [])], {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 200, pollInterval: 50 },
    ignored: (path) => !wanted(path),
  });
  const changed = new Promise<void>((done) => {
    watcher.on('all', (event, path) => {
      if (path === config || isPart(path) || (path === sheet ? event !== 'change' : languages.includes(path))) done();
    });
  });
  const ready = new Promise<void>((done) => void watcher.once('ready', done));
  return { ready, changed, stop: () => watcher.close() };
}

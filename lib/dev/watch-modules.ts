import { join } from 'node:path';
import { site } from '../config/site';
import { writeComponents } from '../content/files/write-components';
import { withLanguagesInUse } from '../content/model/languages-in-use';
import { versionTexts } from '../content/model/version-label';
import { watchFiles } from '../node/watch-files';
import { writeWords } from '../words/write-words';

/**
 * Writes generated modules now and whenever their sources change: the list of the site's own components, which also says
 * which of them run in browsers, and the words of the interface and of the site.
 * @returns stops watching
 */
export function watchModules(root: string, contentDir: string): () => Promise<unknown> {
  const folder = join(root, contentDir);
  let revision = 0;
  const components = () => writeComponents(root, contentDir, site.content.cms, revision++);
  const words = () => {
    const used = withLanguagesInUse(site, folder);
    writeWords(root, contentDir, used, (code) => versionTexts(folder, used, code));
  };
  components();
  words();
  const texts = site.locales.flatMap(({ code }) => [`i18n/${code}/docusaurus-theme-classic`, `i18n/${code}/code.json`]);
  const wordFiles = ['words', ...texts].map((name) => join(folder, name));
  const watchers = [watchFiles(join(folder, 'components'), components), watchFiles(wordFiles, words)];
  return () => Promise.all(watchers.map((watcher) => watcher.close()));
}

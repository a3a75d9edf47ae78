import { join } from 'node:path';
import { site } from '../config/site';
import { withLanguagesInUse } from '../content/model/languages-in-use';
import { versionTexts } from '../content/model/version-label';
import { watchFiles } from '../node/watch-files';
import { writeWords } from '../words/write-words';

/**
 * Tells the bundler of the words of the interface, and of those of the site that are saved.
 * @returns stops watching
 */
export function watchWords(root: string, contentDir: string): () => Promise<void> {
  const folder = join(root, contentDir);
  const write = () => {
    const used = withLanguagesInUse(site, folder);
    writeWords(root, contentDir, used, (code) => versionTexts(folder, used, code));
  };
  write();
  const folders = [
    'words',
    ...site.locales.flatMap(({ code }) => [`i18n/${code}/docusaurus-theme-classic`, `i18n/${code}/code.json`]),
  ];
  const watcher = watchFiles(
    folders.map((name) => join(folder, name)),
    write,
  );
  return () => watcher.close();
}

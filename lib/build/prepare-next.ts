import { join } from 'node:path';
import { writeComponents } from '../content/files/write-components';
import { versionTexts } from '../content/model/version-label';
import { writeTheme } from '../theme/write-theme';
import { writeWords } from '../words/write-words';
import { sourceFingerprint } from './fingerprint';

export { sayCompiled } from './gate';

import { nextValues } from './next-values';

/**
 * Writes what Next compiles beside the sources: theme, own components, words of the interface. Development does it itself.
 * @param root folder of the project
 * @param contentDir content folder, from `root`
 * @returns what next.config.mjs needs to know of the site
 */
export function prepareNext(root: string, contentDir: string): ReturnType<typeof nextValues> {
  const values = nextValues(root, contentDir);
  const { site } = values;
  writeTheme(root, site.theme);
  writeComponents(root, contentDir, site.content.cms);
  writeWords(root, contentDir, site, (code) => versionTexts(join(root, contentDir), site, code));
  return values;
}

/** The same sources give the same files, byte by byte: so the name of a build follows from them. */
export function buildId(root: string, contentDir: string): string {
  return sourceFingerprint(root, contentDir).slice(0, 20);
}

import { join } from 'node:path';
import { site as config } from '../config/site';
import { writeComponents } from '../content/files/write-components';
import { withLanguagesInUse } from '../content/model/languages-in-use';
import { versionTexts } from '../content/model/version-label';
import { writeTheme } from '../theme/write-theme';
import { writeWords } from '../words/write-words';
import { type Fingerprints, sourceFingerprints } from './fingerprint';
import { nextValues } from './next-values';

/**
 * Writes the generated sources for Next: theme, own components, words of the interface. Development does this itself.
 * @param root folder of the project
 * @param contentDir content folder, relative to `root`
 * @param fingerprints of the sources, which give the build its name
 * @returns data of the site and of this build for next.config.mjs
 */
export function prepareNext(
  root: string,
  contentDir: string,
  { sources, classes }: Fingerprints = sourceFingerprints(root, contentDir),
) {
  const site = withLanguagesInUse(config, join(root, contentDir));
  writeTheme(root, site.theme, classes);
  writeComponents(root, contentDir, site.content.cms);
  writeWords(root, contentDir, site, (code) => versionTexts(join(root, contentDir), site, code));
  return { ...nextValues(site, root, contentDir), buildId: sources.slice(0, 20) };
}

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
 * Number of documents from which on each processor renders pages. Next leaves one free. On two processors the build took
 * 8 % less time for 1,000 documents, and 10 % more for 300, because each process loads and compiles the same code.
 */
const manyDocuments = 600;

/** Number of processes that render pages; undefined for Next's own choice. */
function renderers(contentDir: string): number | undefined {
  const documents = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  return documents.length < manyDocuments ? undefined : availableParallelism();
}

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
  return {
    ...nextValues(site, root, contentDir),
    buildId: sources.slice(0, 20),
    cpus: renderers(join(root, contentDir)),
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { docsFolder, splitVersionKey } from '../content/files/docs-folders';
import { latestName, readVersions, versionRoot, versionsOf } from '../content/model/released-versions';
import { versionLabel } from '../content/model/version-label';
import { attempt } from '../report/attempt';

/** A version of the docs for the site's own components. */
export interface DocsVersionValue {
  name: string;
  label: string;
  /** Whether it is the version that readers get first. */
  isLast: boolean;
  /** The route of its folder. */
  path: string;
}

/** Label of a version. Docusaurus calls that of docs/ so in every language. */
function labelOf(key: string, site: SiteConfig): string {
  const label = versionLabel(key, site, new Map());
  return label === 'current' ? 'Next' : label;
}

/** The versions of all docs by the ids of Docusaurus: `default` for docs without an id. */
export function docsValues(site: SiteConfig, root: string, contentDir: string): Record<string, DocsVersionValue[]> {
  // The content check reports mistakes in the list.
  const keys = attempt(() => readVersions(join(root, contentDir)), []);
  const ids = new Set([undefined, ...keys.map((key) => splitVersionKey(key).docsId)]);
  return Object.fromEntries(
    Array.from(ids, (id) => {
      const latest = latestName(site, keys, id);
      const there = versionsOf(id, keys).filter((key) => existsSync(join(root, contentDir, docsFolder(key))));
      const versions = there.map((key) => ({
        name: splitVersionKey(key).name,
        label: labelOf(key, site),
        isLast: key === latest,
        path: versionRoot(site, key, keys),
      }));
      return [id ?? 'default', versions];
    }),
  );
}

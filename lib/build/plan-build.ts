import { join, relative, resolve } from 'node:path';
import { site } from '../config/site';
import { hash } from '../node/hash';
import { sourceFingerprints } from './fingerprint';
import { prepareNext } from './prepare-next';
import { vendorPackages } from './vendor-packages';

/** What is settled before a build begins. */
export interface BuildPlan {
  root: string;
  /** Content folder, from `root`. */
  content: string;
  /** Where the site goes. */
  out: string;
  /** Where Next writes the export, which is finished there. */
  stage: string;
  publicDir: string;
  /** Hash of everything the build reads; the beginning of it is its name. */
  fingerprint: string;
  name: string;
  /** Hash of the code and the configuration. */
  code: string;
  /** Hash of all that Next compiles, and of the configuration. */
  compiled: string;
  /** Variables of the processes of the build. */
  env: Readonly<Record<string, string>>;
}

/** Where Next writes the export, from the project; it must lie within it. */
export const stageName = '.export';

/**
 * Prepares a build: writes what Next compiles beside the sources, and takes the fingerprints. What changes from then on makes
 * the build stale.
 * @param contentDir content folder, from `root` unless absolute
 * @param outDir where the site goes, from `root` unless absolute
 */
export function planBuild(root: string, contentDir: string, outDir: string): BuildPlan {
  const content = relative(root, resolve(root, contentDir)) || '.';
  // They go below public/, which counts as source.
  vendorPackages(root, site.markdown.math);
  const fingerprints = sourceFingerprints(root, content);
  const fingerprint = fingerprints.sources;
  // The configuration may depend on more than its file.
  const settings = JSON.stringify(site);
  const values = prepareNext(root, content, fingerprints);
  return {
    root,
    content,
    out: resolve(root, outDir),
    stage: join(root, stageName),
    publicDir: join(root, 'public'),
    fingerprint,
    name: values.buildId,
    code: hash(fingerprints.code + settings),
    compiled: hash(fingerprints.compiled + settings),
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_EXPORT_DIR: stageName,
      CONTENT_DIR: content,
      BUILD_FINGERPRINT: fingerprint,
      NEXT_VALUES: JSON.stringify(values),
    },
  };
}

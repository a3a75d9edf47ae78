import { join, relative, resolve } from 'node:path';
import { site } from '../config/site';
import { hash } from '../node/hash';
import { sourceFingerprints } from './fingerprint';
import { prepareNext } from './prepare-next';
import { vendorPackages } from './vendor-packages';

/** The inputs of a build. */
export interface BuildPlan {
  root: string;
  /** Content folder, relative to `root`. */
  content: string;
  out: string;
  /** Folder where Next writes the export and where it is finished. */
  stage: string;
  publicDir: string;
  /** Hash of all sources. Its beginning is the name of the build. */
  fingerprint: string;
  name: string;
  /** Hash of the code and the configuration. */
  code: string;
  /** Hash of all that Next compiles, and of the configuration. */
  compiled: string;
  /** Environment variables for the processes of the build. */
  env: Readonly<Record<string, string>>;
}

/** The folder where Next writes the export. It must be within the project. */
export const stageName = '.export';

/**
 * Prepares a build: writes the generated sources for Next and computes the fingerprints. Later changes make the build
 * outdated.
 * @param contentDir content folder, relative to `root` or absolute
 * @param outDir folder for the site, relative to `root` or absolute
 */
export function planBuild(root: string, contentDir: string, outDir: string): BuildPlan {
  const content = relative(root, resolve(root, contentDir)) || '.';
  // First, because public/ is a source.
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
      // Next then leaves out the list of all files that its server needs, with 520 modules to read: see docs/next-internals.md.
      NOW_BUILDER: '1',
      NEXT_EXPORT_DIR: stageName,
      CONTENT_DIR: content,
      BUILD_FINGERPRINT: fingerprint,
      NEXT_VALUES: JSON.stringify(values),
    },
  };
}

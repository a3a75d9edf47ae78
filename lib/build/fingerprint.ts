import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { lastCommit } from '../content/files/last-update';
import { cmsLockName } from '../content/files/owned-content';
import { hash } from '../node/hash';
import { filesBelow } from '../node/walk-files';
import { documentClasses } from '../theme/document-classes';

const sourceFolders = ['app', 'components', 'lib', 'public', 'schema', 'stores'];
/** Files without a second dot may be parts of site.config.ts, except for Next's instrumentation-client.ts. */
const sourceFile = /^([\w-]+\.ts|.+\.config\.(ts|mjs)|site\.css|package-lock\.json|tsconfig(\.(paths|site))?\.json)$/;

/** Files of the build below public/. They depend on packages and `lib`, which are included already, and differ between sites. */
const madeFolder = join('public', '_vendor', sep);

type SourceFile = ReturnType<typeof readSource>;

/**
 * Reads a file, with the class names in it if it is a document.
 * @param name its folder and its path there
 */
function readSource(name: string, file: string) {
  const bytes = readFileSync(file);
  const isDocument = /^content\/.*\.mdx?$/.test(name);
  return { name, hash: hash(bytes), classes: isDocument ? documentClasses(bytes.toString()) : [] };
}

/** All source files of a build. Contents are compared, because a clone or checkout gives files new times. */
function sourceFiles(root: string, contentDir: string): SourceFile[] {
  const settings = readdirSync(root).filter((name) => sourceFile.test(name));
  const groups = [...sourceFolders, ...settings].map((name) => ({ name, path: join(root, name) }));
  return [...groups, { name: 'content', path: resolve(root, contentDir) }].flatMap(({ name, path }) =>
    filesBelow(path)
      .filter((file) => !file.startsWith(join(root, madeFolder)))
      .map((file) => readSource(`${name}${file.slice(path.length).replaceAll('\\', '/')}`, file)),
  );
}

function hashOf(files: readonly SourceFile[], ...others: string[]): string {
  const lines = files.map((file) => `${file.name} ${file.hash}`).sort();
  return hash([...lines, ...others].join('\n'));
}

/** The hashes of the sources of a build. */
export interface Fingerprints {
  /** Hash of all sources. */
  sources: string;
  /** Hash of all that renders pages: everything except the content and its pictures, and the classes of documents. */
  code: string;
  /** Hash of all that is compiled: `code`, and all content except for documents and pictures. */
  compiled: string;
  /** Classes of all documents, separated by spaces. */
  classes: string;
}

/**
 * Computes the hashes of the sources.
 * @param contentDir content folder, relative to `root` or absolute
 * @param overrides keys of the site configuration for this build, as JSON
 */
export function sourceFingerprints(
  root: string,
  contentDir: string,
  overrides = process.env['SITE_CONFIG'],
): Fingerprints {
  const files = sourceFiles(root, contentDir);
  // The site's own components may read files beside them and import from public/.
  const hasComponents = files.some(({ name }) => name.startsWith('content/components/'));
  const isCode = ({ name }: SourceFile) =>
    /^(content|public)\//.test(name) ? hasComponents && !/\.mdx?$/.test(name) : true;
  // Every sync writes its lock file, which no code imports.
  const isText = ({ name }: SourceFile) =>
    name !== `content/${cmsLockName}` && /^content\/.*\.(json|ya?ml|[jt]sx?)$/.test(name);
  // Variables for browsers become part of the code.
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const classes = [...new Set(files.flatMap((file) => file.classes))].sort().join(' ');
  // All pages use the style sheet, which depends on the classes of documents.
  const settings = [process.version, contentDir, overrides ?? '', JSON.stringify(variables.sort()), classes];
  return {
    // Pages show the time of the last commit.
    sources: hashOf(files, lastCommit(resolve(root, contentDir)), overrides ?? ''),
    code: hashOf(files.filter(isCode), ...settings),
    compiled: hashOf(
      files.filter((file) => isCode(file) || isText(file)),
      ...settings,
    ),
    classes,
  };
}

/** Hash of all sources, with the parameters of `sourceFingerprints`. */
export function sourceFingerprint(root: string, contentDir: string, overrides?: string): string {
  return sourceFingerprints(root, contentDir, overrides).sources;
}

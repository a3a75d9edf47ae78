import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { lastCommit } from '../content/files/last-update';
import { cmsLockName } from '../content/files/owned-content';
import { hash } from '../node/hash';
import { filesBelow } from '../node/walk-files';
import { documentClasses } from '../theme/document-classes';

const sourceFolders = ['app', 'components', 'lib', 'public', 'schema', 'stores'];
/** Those without a further dot are what site.config.ts may be made of, but for Next's instrumentation-client.ts. */
const sourceFile = /^([\w-]+\.ts|.+\.config\.(ts|mjs)|site\.css|package-lock\.json|tsconfig(\.site)?\.json)$/;

/** What builds put below public/. It is made of packages and of `lib`, which count, and differs from site to site. */
const madeFolder = join('public', '_vendor', sep);

interface SourceFile {
  /** Folder it is of, and its path below it. */
  name: string;
  hash: string;
  /** Classes that a document names. */
  classes: readonly string[];
}

function readSource(name: string, file: string): SourceFile {
  const bytes = readFileSync(file);
  const isDocument = /^content\/.*\.mdx?$/.test(name);
  return { name, hash: hash(bytes), classes: isDocument ? documentClasses(bytes.toString()) : [] };
}

/** All files that a build reads. It looks at contents, because a clone or a checkout gives every file a new time. */
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

/** What a build is made from. */
export interface Fingerprints {
  /** Hash of everything a build reads. */
  sources: string;
  /** Hash of what renders its pages: all but the content and its pictures, and the classes of documents. */
  code: string;
  /** Hash of what is compiled: that, and all of the content that is no document and no picture. */
  compiled: string;
  /** Classes of all documents, with spaces between them. */
  classes: string;
}

/**
 * Hashes of what a build reads.
 * @param contentDir content folder, from `root` unless absolute
 * @param overrides keys of the site configuration that this build has otherwise, as JSON
 */
export function sourceFingerprints(
  root: string,
  contentDir: string,
  overrides = process.env['SITE_CONFIG'],
): Fingerprints {
  const files = sourceFiles(root, contentDir);
  // The site's own components may read what lies beside them, and import from public/.
  const hasComponents = files.some(({ name }) => name.startsWith('content/components/'));
  const isCode = ({ name }: SourceFile) =>
    /^(content|public)\//.test(name) ? hasComponents && !/\.mdx?$/.test(name) : true;
  // Every sync writes its lock file, which no code imports.
  const isText = ({ name }: SourceFile) =>
    name !== `content/${cmsLockName}` && /^content\/.*\.(json|ya?ml|[jt]sx?)$/.test(name);
  // What pages find in `process.env` in browsers stands in the code.
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const classes = [...new Set(files.flatMap((file) => file.classes))].sort().join(' ');
  // All pages name the style sheet, which has what the documents need.
  const settings = [process.version, contentDir, overrides ?? '', JSON.stringify(variables.sort()), classes];
  return {
    // Pages show when their files were last committed.
    sources: hashOf(files, lastCommit(resolve(root, contentDir)), overrides ?? ''),
    code: hashOf(files.filter(isCode), ...settings),
    compiled: hashOf(
      files.filter((file) => isCode(file) || isText(file)),
      ...settings,
    ),
    classes,
  };
}

/** Hash of everything a build reads. Takes what `sourceFingerprints` takes. */
export function sourceFingerprint(root: string, contentDir: string, overrides?: string): string {
  return sourceFingerprints(root, contentDir, overrides).sources;
}

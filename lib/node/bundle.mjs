import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { leanContentlayer } from './lean-contentlayer.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache', 'scripts');

/** Files that are not imported, but change what a bundle contains. */
const settings = [
  ...['package.json', 'package-lock.json', 'cms/package-lock.json', 'tsconfig.json', 'tsconfig.paths.json'],
  relative(root, fileURLToPath(import.meta.url)),
  'lib/node/lean-contentlayer.mjs',
];

/** Another version of Node, or another place of the project, needs another bundle. */
const place = `${process.version} ${root}`;

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** The state of a file, which changes when it is written; undefined if it is gone. */
function stateOf(file) {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  return stat && { time: stat.mtimeMs, size: stat.size };
}

/** Whether a bundle is complete and none of its sources has changed. */
function isCurrent(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const made = JSON.parse(text.slice('//'.length, end));
    if (made.place !== place || made.hash !== hash(text.slice(end + 1))) return false;
    return Object.entries(made.inputs).every(([input, { time, size }]) => {
      const state = stateOf(input);
      return state?.time === time && state.size === size;
    });
  } catch {
    return false;
  }
}

/** Modules in a bundle have the address of the bundle. This gives them that of their source, which finds files beside it. */
const ownAddress = {
  name: 'own-address',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: /\.m?tsx?$|[\\/]lib[\\/][\w-]+[\\/][\w.-]+\.mjs$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta')) return undefined;
      const { code } = await esbuild.transform(source, {
        define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        sourcefile: path,
        sourcemap: 'inline',
        sourcesContent: false,
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/** Packages of many small files, which take longer to open than to run. */
const smallFiles =
  '@contentlayer2/*|@effect-ts/*|@mdx-js/mdx|contentlayer2|feedsmith|hast-util-*|lodash-es|mdast-util-*|micromark*|rehype-*|remark-*|unified|unist-util-*|vfile*|zod';
const bundledPackages = new RegExp(`^(?:${smallFiles.replaceAll('*', '[\\w-]*')})(?:/|$)`);

/**
 * Other packages are not bundled. Packages of the importing file alone, such as those of the CMS, are named by their whole
 * path.
 */
const ownPackages = {
  name: 'own-packages',
  setup({ onResolve, resolve }) {
    const home = realpathSync(root);
    const packages = join(realpathSync(join(root, 'node_modules')), sep);
    const isShared = (file) =>
      file.startsWith(packages) && !file.slice(packages.length).split(sep).includes('node_modules');
    onResolve({ filter: /^[^./#]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === ownPackages || isBuiltin(path) || bundledPackages.test(path)) return undefined;
      const found = await resolve(path, { ...from, pluginData: ownPackages });
      if (found.errors.length > 0 || isShared(found.path)) return { path, external: true };
      const below = relative(home, found.path).split(sep);
      // A file of the project itself is left to esbuild, which then applies tsconfig.json to it.
      if (below[0] !== '..' && !below.includes('node_modules')) return undefined;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

async function make(script, file) {
  const { build } = await import('esbuild');
  const start = Date.now();
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [script],
    outfile: file,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    // Otherwise the first of two values with the same name in site.config.ts would be dropped silently.
    logOverride: { 'duplicate-object-key': 'error' },
    metafile: true,
    // As Node reads package.json files.
    conditions: [],
    platform: 'node',
    plugins: [ownAddress, leanContentlayer, ownPackages],
    sourcemap: 'inline',
    sourcesContent: false,
    target: 'node20.9',
    write: false,
  });
  const [{ text }] = outputFiles;
  // The lock file, which is a setting, determines the content of packages.
  const own = Object.keys(metafile.inputs).filter((name) => !name.includes('node_modules/'));
  const names = [...own, ...settings];
  const inputs = Object.fromEntries(names.map((name) => [name, stateOf(name)]));
  // A file that was written meanwhile may have been read before.
  for (const input of Object.values(inputs)) if (input?.time >= start) input.size = -1;
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, `//${JSON.stringify({ place, hash: hash(text), inputs })}\n${text}`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

// Parameters and result are described in bundle.d.mts.
export async function bundle(script) {
  const file = join(folder, `${script.replaceAll(/[\\/]/g, '-')}.mjs`);
  if (!isCurrent(file)) await make(script, file);
  return pathToFileURL(file);
}

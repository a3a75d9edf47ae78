import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './lib/node/bundle.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const contentDir = process.env.CONTENT_DIR ?? 'content';

/** Node 20 cannot import TypeScript by itself. */
const prepare = async () => (await import(await bundle('lib/build/prepare-next.ts'))).prepareNext(root, contentDir);

// A build and development have done so already.
const { site, docs, rewrites, aliases, buildId, cpus } = process.env.NEXT_VALUES
  ? JSON.parse(process.env.NEXT_VALUES)
  : await prepare();

/** What a build makes beside the pages is made from then on (lib/build/gate.ts). */
function sayCompiled() {
  if (process.env.BUILD_GATE) writeFileSync(join(process.env.BUILD_GATE, 'compiled'), '');
}

// Any address is rendered when it is asked for: nobody needs the pages of its route, which Next lists in a process for each request.
if (process.env.NODE_ENV === 'development') {
  const { default: next } = await import('next/dist/server/dev/next-dev-server.js');
  next.default.prototype.getStaticPaths = async () => ({ prerenderedRoutes: [], staticPaths: [] });
}

if (process.env.NODE_ENV === 'production') {
  // An export has no parts of pages, which Next would render beside each.
  aliases['./collect-segment-data'] = './lib/build/no-segments.ts';
  // Next prefers the package itself, 44 files that Contentlayer brings, to its own copy of one file.
  aliases['@opentelemetry/api'] = 'next/dist/compiled/@opentelemetry/api';
}

/**
 * What browsers would load in vain, as Next imports it: what calls a server, and Next's own page for a crash of the layout.
 * The last is the program of its other router, which is compiled even if no page needs it.
 */
const unusedInBrowsers = {
  './reducers/server-action-reducer': './lib/build/no-server.ts',
  '../../../lib/constants': './lib/build/no-server.ts',
  './builtin/global-error': './app/last-page.tsx',
  '../components/builtin/global-error': './app/last-page.tsx',
  'next/dist/client/next-turbopack.js': './lib/build/no-server.ts',
};
const inBrowsers = Object.entries(process.env.NODE_ENV === 'production' ? unusedInBrowsers : {}).map(
  ([name, browser]) => [name, { browser }],
);

const ofUnified = /^(?:estree|hast|mdast|micromark|rehype|remark|unist|vfile)(?:-|$)/;
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Packages that only server components use, at build time: plain imports by Node are faster than a pass through the bundler. */
const buildPackages = [
  ...Object.keys(dependencies).filter((name) => ofUnified.test(name)),
  '@mdx-js/mdx',
  '@orama/stopwords',
  'fastest-levenshtein',
  'feedsmith',
  'github-slugger',
  'image-size',
  'jsonc-parser',
  'katex',
  'node-emoji',
  'npm-to-yarn',
  'property-information',
  'shiki',
  'source-map',
  'stemmer',
  'unified',
  'yaml',
  'zod',
];

/** A build has compiled the style sheet, which is imported by this name alone, already (lib/theme/compile-sheet.mjs). */
const sheet = process.env.BUILD_GATE ? { '@/app/globals.css': './.theme/all.css' } : {};

// Code may import files that may lie beside documents: such an import is their address.
const rules = { '*.{mp4,webm,pdf,zip}': { type: 'asset' } };

/** The same for webpack, which takes folders where Turbopack takes patterns. */
function forWebpack(config) {
  config.module.rules.push({ test: /\.(mp4|webm|pdf|zip)$/, type: 'asset/resource' });
  // The highlighter's engine is read as the file it is (lib/mdx/code/highlight.ts).
  config.module.parser = {
    ...config.module.parser,
    javascript: { ...config.module.parser?.javascript, createRequire: false },
  };
  const folder = (path) => path.replace(/\/\*$/, '');
  for (const [name, path] of Object.entries(aliases)) config.resolve.alias[folder(name)] = join(root, folder(path));
  return config;
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Development renders any address: a check against the pages known at its start would answer a new file with an error.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  // The build writes what lies beside the pages into the export itself; development asks a route for it that no build has.
  ...(process.env.NODE_ENV !== 'production' && {
    pageExtensions: ['tsx', 'ts', 'dev.ts'],
    rewrites: async () => rewrites,
  }),
  basePath: site.basePath,
  // The router asks for `/base/index.txt` then. Without the slash it would ask for `/base.txt`, beside the site.
  skipTrailingSlashRedirect: true,
  // With a static export Next writes the site itself into any distDir but its default one.
  ...(process.env.NEXT_EXPORT_DIR && { distDir: process.env.NEXT_EXPORT_DIR }),
  env: {
    NEXT_PUBLIC_BASE_PATH: site.basePath,
    NEXT_PUBLIC_SITE_URL: site.url,
    NEXT_PUBLIC_SITE_TITLE: site.title,
    NEXT_PUBLIC_SITE_TAGLINE: site.tagline,
    NEXT_PUBLIC_DOCS_VERSIONS: JSON.stringify(docs),
    NEXT_PUBLIC_CUSTOM_FIELDS: JSON.stringify(site.customFields),
    // Development searches what is written now: a cluster has what was pushed.
    NEXT_PUBLIC_TYPESENSE:
      process.env.NODE_ENV === 'production' && site.search.engine === 'typesense'
        ? JSON.stringify(site.search.typesense)
        : '',
    NEXT_PUBLIC_LOCALES: JSON.stringify(site.locales),
    NEXT_PUBLIC_ASSISTANTS: JSON.stringify(site.assistants),
  },
  // Seconds. The first page of a build waits until the content is read (lib/build/gate.ts).
  staticPageGenerationTimeout: 300,
  reactStrictMode: true,
  devIndicators: false,
  // npm run build checks types beside the compilation, not after it.
  typescript: { ignoreBuildErrors: process.env.NEXT_TYPES_CHECKED_APART === '1' },
  images: { unoptimized: true },
  // Without it Next would look for a lockfile above this folder and watch all it finds there.
  turbopack: { root, resolveAlias: { ...aliases, ...sheet, ...Object.fromEntries(inBrowsers) }, rules },
  experimental: {
    ...(cpus && { cpus }),
    // To write it costs a build more than it saves the next: code that did not change is not compiled (lib/build/compiled.ts).
    turbopackFileSystemCacheForBuild: false,
    // No server ever runs what the export is made with.
    turbopackMinify: { server: false, client: true },
  },
  compiler: { runAfterProductionCompile: async () => sayCompiled() },
  ...(!process.env.TURBOPACK && { webpack: forWebpack }),
  serverExternalPackages: buildPackages,
  // The same sources give the same files, byte by byte: so the name of a build follows from them.
  generateBuildId: () => buildId,
};

// Contentlayer's plugin knows only webpack (`next build --webpack`). Loading it takes 0.7 s, which Turbopack need not wait for.
const { withContentlayer } = process.env.TURBOPACK ? {} : await import('next-contentlayer2');

export default withContentlayer ? withContentlayer(nextConfig) : nextConfig;

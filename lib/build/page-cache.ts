import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import {
  clearPlan,
  type KeptPage,
  type PageManifest,
  readAsked,
  readManifest,
  readPlan,
  writeManifest,
} from '../content/render/page-manifest';
import { hash } from '../node/hash';
import { putFile } from '../node/put-file';
import { writeWhole } from '../node/write-whole';
import type { BuildPlan } from './plan-build';

/** The files of a page by their suffixes, and the id of the build that rendered it. */
const pageSchema = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });

const suffixes = ['.html', '.txt'];

type CachedPlan = Pick<BuildPlan, 'root' | 'out' | 'code' | 'name'>;

/** Pages of the last build, for the next one, and variables for Next. */
export type PageCache = ReturnType<typeof openPageCache>;

/** Files that pages refer to, without the name of the build in them. */
function assetsOf(stage: string, build: string): string[] {
  const folder = join(stage, '_next/static');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => name.replaceAll('\\', '/').replace(build, '')).sort();
}

/** Replaces both names of a build: the whole one, and the short one in requests of pages. */
function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to).replaceAll(from.slice(0, 8), to.slice(0, 8));
}

/** The bytes of a file; undefined if it is damaged or missing. */
function readKept(folder: string, file: string): Buffer | undefined {
  const path = join(folder, file);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  return bytes && hash(bytes) === file ? bytes : undefined;
}

function keepPage(folder: string, stage: string, route: string, build: string): string {
  const paths = suffixes.filter((suffix) => existsSync(join(stage, route + suffix)));
  if (paths.length === 0) throw new Error(`Next was to render ${route}, and did not: see docs/next-internals.md.`);
  const files = Object.fromEntries(paths.map((suffix) => [suffix, readFileSync(join(stage, route + suffix), 'utf8')]));
  const bytes = gzipSync(JSON.stringify({ build, files }), { level: 1 });
  const file = hash(bytes);
  writeWhole(join(folder, file), bytes);
  return file;
}

function placePage(folder: string, stage: string, { route, file }: KeptPage, build: string): void {
  const bytes = readKept(folder, file);
  if (!bytes) throw new Error(`${join(folder, file)} was changed while the site was built. Build it again.`);
  const page = pageSchema.parse(JSON.parse(gunzipSync(bytes).toString()));
  for (const [suffix, text] of Object.entries(page.files)) {
    putFile(join(stage, route + suffix), renamed(text, page.build, build));
  }
}

/** Opens the kept pages of the last build into a folder, without damaged ones and those of other code. */
export function openPageCache({ root, out, code, name: build }: CachedPlan) {
  const folder = join(root, '.cache/pages', hash(out).slice(0, 8));
  const last = readManifest(folder);
  const usable = last.code === code ? last.pages.filter(({ file }) => readKept(folder, file)) : [];
  const manifest: PageManifest = { code, assets: last.code === code ? last.assets : [], pages: usable };
  clearPlan(folder);
  writeManifest(folder, manifest);

  function save(pages: KeptPage[], assets: string[]): void {
    writeManifest(folder, { code, assets, pages });
    const files = new Set(pages.map(({ file }) => file));
    for (const name of readdirSync(folder))
      if (/^[\da-f]{64}$/.test(name) && !files.has(name)) rmSync(join(folder, name));
  }

  /**
   * Adds the pages that were not rendered to the export, and keeps the rendered ones.
   * @returns messages; null if the kept pages do not fit, which are deleted then, so that Next has to render all pages
   */
  function complete(stage: string): string[] | null {
    const plan = readPlan(folder);
    if (!plan) throw new Error('Next did not say which pages it renders: see docs/next-internals.md.');
    const rendered = new Set(plan.rendered);
    const assets = assetsOf(stage, build);
    const kept = usable.filter(({ route }) => route in plan.inputs && !rendered.has(route));
    if (kept.length > 0 && assets.join() !== manifest.assets.join()) {
      save([], []);
      return null;
    }
    for (const page of kept) placePage(folder, stage, page, build);
    const askedBy = readAsked(folder);
    const fresh = plan.rendered.flatMap((route): KeptPage[] => {
      const asked = askedBy.get(route);
      const inputs = plan.inputs[route];
      if (!asked || inputs === undefined) return [];
      return [{ ...asked, inputs, file: keepPage(folder, stage, route, build) }];
    });
    save([...kept, ...fresh], assets);
    clearPlan(folder);
    const pages = kept.length + plan.rendered.length;
    return kept.length > 0 ? [`  ${kept.length} of ${pages} pages are those of the last build.`] : [];
  }

  const env: Readonly<Record<string, string>> = { KEPT_PAGES: folder };
  return { env, complete };
}

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishSwap, type Move, swapAll } from '../cms/sync/swap';
import type { Comparison } from './compare';
import { type Manifest, manifestName, manifestText } from './manifest';

/** Folder of the project that an import works in. */
export const workName = '.import';

/** What an import with --replace moves out of the way as a whole. In public/ lie files of the framework too. */
const replaced = ['content', 'site.config.ts', manifestName];

interface WriteOptions {
  into: string;
  stage: string;
  comparison: Comparison;
  manifest: Manifest;
  reportText: string;
  /** Folder below the project for what lies in the way, where it is to go there. */
  backup: string | undefined;
}

/** Finishes what an import had decided when it was killed. */
export function recoverImport(into: string): void {
  const workDir = join(into, workName);
  if (!existsSync(workDir)) return;
  finishSwap(workDir);
  rmSync(workDir, { recursive: true });
}

/** Puts the staged files in their places, all or none of them. */
export function writeImport({ into, stage, comparison, manifest, reportText, backup }: WriteOptions): void {
  const workDir = join(into, workName);
  const old = (path: string) => join(workDir, 'old', path);
  writeFileSync(join(stage, manifestName), manifestText(manifest));
  writeFileSync(join(stage, 'import-report.md'), reportText);
  const place = (path: string): Move => ({ fresh: join(stage, path), target: join(into, path), old: old(path) });
  const away = (path: string, to: string): Move => ({ target: join(into, path), old: to });
  const moves =
    backup === undefined
      ? [...comparison.write.map(place), ...comparison.remove.map((path) => away(path, old(path)))]
      : [
          ...[...replaced, ...comparison.inTheWay.filter((path) => path.startsWith('public/'))]
            .filter((path) => existsSync(join(into, path)))
            .map((path) => away(path, join(into, backup, path))),
          ...Object.keys(manifest.files).map(place),
        ];
  const own = ['import-report.md', manifestName].map(place);
  swapAll(workDir, [...moves, ...own]);
  rmSync(workDir, { recursive: true });
}

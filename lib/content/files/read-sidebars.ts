import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../report/attempt';
import { isRecord, parseJson } from '../../report/values';
import type { SourceDocument } from '../types';
import { sidebarsVersion } from './docs-folders';
import type { IsUntrusted } from './owned-content';

/** Undefined if it is no map of sidebars, which the content check reports. */
function readData(file: string): Record<string, unknown> | undefined {
  const data = parseJson(attempt(() => readFileSync(file, 'utf8'), '').replace(/^\uFEFF/, ''));
  return isRecord(data) ? data : undefined;
}

/** Reads sidebars.json and those of released versions. A file that does not parse counts as missing until it is mended. */
export function readSidebars(contentDir: string, isUntrusted: IsUntrusted): SourceDocument[] {
  const names = existsSync(contentDir) ? readdirSync(contentDir) : [];
  const versioned = names
    .filter((name) => /^(?:.+_)?versioned_sidebars$/.test(name))
    .flatMap((folder) => readdirSync(join(contentDir, folder)).map((name) => `${folder}/${name}`));
  return [...names, ...versioned]
    .filter((path) => sidebarsVersion(path) !== undefined)
    .flatMap((path): SourceDocument[] => {
      const data = readData(join(contentDir, path));
      const untrusted = isUntrusted(path);
      return data ? [{ kind: 'Sidebars', path, data, body: '', bodyLine: 1, untrusted }] : [];
    });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attempt } from '../../report/attempt';
import { isRecord, parseJson, recordOf } from '../../report/values';
import type { SourceDocument } from '../types';
import { fileKind } from './file-kind';
import type { IsUntrusted } from './owned-content';

/**
 * Reads authors, tags and sidebars, which Contentlayer does not. Authors and tags that do not parse count as empty, sidebars as
 * missing; the content check reports them.
 * @param paths of the files in the content folder
 */
export function readData(contentDir: string, paths: readonly string[], isUntrusted: IsUntrusted): SourceDocument[] {
  return paths.flatMap((path): SourceDocument[] => {
    const kind = fileKind(path);
    if (kind !== 'Authors' && kind !== 'Tags' && kind !== 'Sidebars') return [];
    const text = attempt(() => readFileSync(join(contentDir, path), 'utf8'), '').replace(/^\uFEFF/, '');
    const data = kind === 'Sidebars' ? parseJson(text) : attempt(() => recordOf(parse(text)), {});
    return isRecord(data) ? [{ kind, path, data, body: '', bodyLine: 1, untrusted: isUntrusted(path) }] : [];
  });
}

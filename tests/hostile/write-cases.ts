import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostileBody } from './corpus/bodies';

/** A file of a content folder. */
export interface ContentFile {
  path: string;
  text: string;
}

/** A document of its own for a body, as a sync writes it. */
export function documentOf(
  { name, body, format }: Pick<HostileBody, 'name' | 'body' | 'format'>,
  path: string,
): ContentFile {
  const title = JSON.stringify(`Case ${name.replace(/[^\w ]/g, ' ').slice(0, 40)}`);
  return { path, text: `---\ntitle: ${title}\ndescription: A case.\nformat: ${format}\n---\n\n${body}\n` };
}

/** Writes a content folder whose files, all of them, come from a CMS. */
export function writeContent(folder: string, files: readonly ContentFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const rows = files.map(({ path }, index) => ({
    ...{ kind: 'docs', id: String(index + 1), updatedAt: '2026-01-01', path, title: path, hash: '' },
  }));
  writeFileSync(join(folder, '.cms-lock.json'), JSON.stringify({ version: 1, source: 'http://cms.test', rows }));
}

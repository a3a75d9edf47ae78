import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../node/read-json';
import { ImportError } from './import-error';

/** File that lists what the last import wrote. */
export const manifestName = '.import.json';

const manifestSchema = z.object({
  /** Folder of the site, from the project. */
  from: z.string(),
  /** Path → hash of the file as the import wrote it. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

/** What the last import wrote; undefined where there was none. @throws ImportError where the file is damaged */
export function readManifest(into: string): Manifest | undefined {
  const file = join(into, manifestName);
  if (!existsSync(file)) return undefined;
  try {
    return manifestSchema.parse(readJson(file));
  } catch {
    throw new ImportError(`${file} is damaged.`, 'Bring it back from version control, or import with --replace.');
  }
}

/** Text of the manifest, the same for the same files. */
export function manifestText({ from, files }: Manifest): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ from, files: sorted }, null, 2)}\n`;
}

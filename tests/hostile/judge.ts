import { checkContent } from '@/lib/check/content-check';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { hostileSite } from './hostile-site';
import { linkedPage } from './linked-page';
import { type ContentFile, writeContent } from './write-cases';

/**
 * Has the content check judge files of a CMS in one folder.
 * @returns path → what stops a build
 */
export async function judgeFiles(folder: string, files: readonly ContentFile[]): Promise<Map<string, Diagnostic[]>> {
  writeContent(folder, [linkedPage, ...files]);
  const options = { contentDir: folder, publicDir: 'public', site: hostileSite };
  const { diagnostics } = await checkContent(options);
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'route/duplicate');
  return new Map(files.map(({ path }) => [path, errors.filter(({ file }) => file === path)]));
}

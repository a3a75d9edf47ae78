import { createContentChecker } from '@/lib/check/check-content';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { hostileSite } from './hostile-site';
import { linkedPage } from './linked-page';
import type { ContentFile } from './write-cases';

/**
 * Has the content check judge files of a CMS in one folder, which need not be written.
 * @returns path → what stops a build
 */
export async function judgeFiles(folder: string, files: readonly ContentFile[]): Promise<Map<string, Diagnostic[]>> {
  const checker = createContentChecker({
    contentDir: folder,
    publicDir: 'public',
    site: hostileSite,
    untrusted: () => true,
  });
  const texts = new Map([linkedPage, ...files].map(({ path, text }) => [path, Buffer.from(text)]));
  const { diagnostics } = await checker.check(texts);
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'route/duplicate');
  return new Map(files.map(({ path }) => [path, errors.filter(({ file }) => file === path)]));
}

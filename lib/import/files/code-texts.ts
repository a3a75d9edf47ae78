import { join } from 'node:path';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { recordOf, type Values } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import type { SiteLocale } from '../site-locales';
import type { PlannedFile } from './planned-file';

/** The messages of a file of translations, by its path from the folder of the site; empty if it cannot be read. */
export function readMessages(siteDir: string, path: string): Values {
  return attempt(() => recordOf(readJson(join(siteDir, path))), {});
}

/** The texts of the site's own components in a language, without those of Docusaurus; empty if there are none. */
export function codeTexts({ dir }: Pick<LoadedSite, 'dir'>, { code, folder }: SiteLocale): PlannedFile[] {
  const from = `${folder}/code.json`;
  const own = Object.entries(readMessages(dir, from)).filter(([key]) => !key.startsWith('theme.'));
  const text = `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
  return own.length > 0 ? [{ to: `content/i18n/${code}/code.json`, from, text }] : [];
}

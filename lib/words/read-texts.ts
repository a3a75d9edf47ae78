import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { attempt } from '../report/attempt';
import { recordOf } from '../report/values';

/** Texts of the configuration as they are written → in another language. */
export type Texts = Readonly<Record<string, string>>;

/** Docusaurus' files of navbar and footer: `item.label.Docs` → the label Docs, `link.title.More` → the title More. */
const named = /^(?:(?:link\.)?item\.label|link\.title)\.(.+)$/;

/** Messages of a file of Docusaurus' translations by their keys; none where it is not there or cannot be read. */
export function readMessages(file: string): [key: string, message: string][] {
  const data = attempt<unknown>(() => JSON.parse(readFileSync(file, 'utf8')), {});
  return Object.entries(recordOf(data)).flatMap(([key, value]) => {
    const { message } = recordOf(value);
    return typeof message === 'string' ? [[key, message] as [string, string]] : [];
  });
}

/** Every key of these files that has one of the texts. */
export function configLabelKeys(texts: Iterable<string>): string[] {
  const named = Array.from(texts, (text) => [`item.label.${text}`, `link.item.label.${text}`, `link.title.${text}`]);
  return ['copyright', 'title', 'logo.alt', ...named.flat()];
}

/** What a site says of itself in a language: as the configuration translates it, else as Docusaurus' files of the theme do. */
export function readTexts(contentDir: string, { locales, footer, brand }: SiteConfig, code: string): Texts {
  const folder = join(contentDir, 'i18n', code, 'docusaurus-theme-classic');
  const originals: Texts = {
    copyright: footer.copyright,
    title: brand.title,
    ...(brand.logo && { 'logo.alt': brand.logo.alt }),
  };
  const found = ['navbar.json', 'footer.json'].flatMap((name) =>
    readMessages(join(folder, name)).flatMap(([key, message]) => {
      const text = named.exec(key)?.[1] ?? originals[key];
      return text === undefined ? [] : [[text, message] as const];
    }),
  );
  return { ...Object.fromEntries(found), ...locales.find((locale) => locale.code === code)?.texts };
}

/** Texts of the site's own components in a language, by their ids or as they are written: its `code.json`, without those of Docusaurus. */
export function readCodeTexts(contentDir: string, code: string): Texts {
  const all = readMessages(join(contentDir, 'i18n', code, 'code.json'));
  return Object.fromEntries(all.filter(([key]) => !key.startsWith('theme.')));
}

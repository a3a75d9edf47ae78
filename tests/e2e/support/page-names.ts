import { expect } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { localeAt } from '../../../lib/site/locales';
import type { SiteConfig } from '../../../schema/site';

/** What a page says of itself. */
export interface PageNames {
  lang: string;
  /** Texts of its first headings, of which it has one. */
  headings: string[];
  title: string;
}

/** Reads it from the file of a page, as one without scripts does. */
export function namesOf(html: string): PageNames {
  const names: PageNames = { lang: '', headings: [], title: '' };
  let inside = '';
  // Drawings in the page have titles too.
  let inHead = true;
  const parser = new Parser({
    onopentag(tag, { lang }) {
      if (tag === 'html') names.lang = lang ?? '';
      if (tag === 'h1') names.headings.push('');
      if (tag === 'body') inHead = false;
      if (tag === 'h1' || (tag === 'title' && inHead)) inside = tag;
    },
    ontext(text) {
      if (inside === 'title') names.title += text;
      if (inside === 'h1') names.headings.push(`${names.headings.pop()}${text}`);
    },
    onclosetag(tag) {
      if (tag === inside) inside = '';
    },
  });
  parser.end(html);
  return names;
}

/** Expects a page to say its language and to be named, for readers and in their tabs. What the names are is not asked. */
export function expectNames({ lang, headings, title }: PageNames, address: string, site: SiteConfig): void {
  const { code } = localeAt(`/${address}`, site.locales);
  expect.soft(lang, address).toBe(code);
  expect.soft(headings, address).toEqual([expect.stringMatching(/\S/)]);
  const separator = ` ${site.titleSeparator} `;
  const tagline = site.locales.find((locale) => locale.code === code)?.texts[site.tagline] ?? site.tagline;
  const home = [site.title, tagline].filter(Boolean).join(separator);
  const isHome = address === '' || (address === code && code !== site.locales[0]?.code);
  const isNamed = (isHome && title === home) || title.endsWith(`${separator}${site.title}`);
  expect.soft(isNamed, `"${title}" is a title for /${address}`).toBe(true);
}

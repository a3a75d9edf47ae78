import type { SiteConfig } from '../../schema/site';
import type { Words } from '../words/types';

/** The configuration with what a site need not say, in the words of a language. */
export type LocalSite = Omit<SiteConfig, 'blog' | 'versions' | 'loadFailureTitle'> & {
  /** Stands in front of every route; empty for the default language. */
  routePrefix: string;
  blog: SiteConfig['blog'] & { title: string; description: string; sidebarTitle: string };
  versions: SiteConfig['versions'] & { currentLabel: string };
  loadFailureTitle: string;
};

/** Keys whose text readers see or hear. */
const spoken = new Set(['title', 'tagline', 'description', 'label', 'text', 'copyright', 'alt', 'sidebarTitle']);
const labelled = new Set(['labels', 'currentLabel', 'loadFailureTitle']);

/** The same value with each text that readers see or hear as `say` has it. */
function translate<Value>(value: Value, say: (text: string) => string, key = ''): Value {
  const isText = spoken.has(key) || labelled.has(key);
  if (typeof value === 'string') return (isText ? say(value) : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => translate(item as unknown, say)) as Value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    translate(inner as unknown, say, key === 'labels' ? key : name),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Every text of a configuration that `texts` of a language can translate. */
export function spokenTexts({ locales: _, ...site }: SiteConfig): Set<string> {
  const texts = new Set<string>();
  translate(site, (text) => {
    texts.add(text);
    return text;
  });
  return texts;
}

/**
 * The configuration of a language: what is left to the words of the interface filled in, and its texts translated.
 * @param code of the language; the default one where there is none
 * @param texts of the configuration, translated
 */
export function localSite(
  site: SiteConfig,
  { blog, docs, guard }: Words,
  code = site.locales[0]?.code,
  texts: Readonly<Record<string, string>> = {},
): LocalSite {
  const at = site.locales.findIndex((locale) => locale.code === code);
  const { locales, ...rest } = site;
  const local = { locales, ...translate(rest, (text) => texts[text] ?? text) };
  const { title = blog.title, description = blog.title, sidebarTitle = blog.recent } = local.blog;
  const { currentLabel = docs.nextVersion } = local.versions;
  return {
    ...local,
    routePrefix: at > 0 ? `/${code}` : '',
    loadFailureTitle: local.loadFailureTitle ?? guard.title,
    blog: { ...local.blog, title, description, sidebarTitle },
    versions: { ...local.versions, currentLabel },
  };
}

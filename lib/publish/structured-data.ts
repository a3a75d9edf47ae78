import type { LocalSite } from '../config/local-site';
import type { Author } from '../content/types';
import { absoluteUrl } from '../site/absolute-url';
import type { Crumb, MachinePage } from './page-facts';

export type HeadSite = Pick<LocalSite, 'url' | 'basePath' | 'title' | 'description' | 'routePrefix'>;

type Thing = Readonly<Record<string, unknown>>;

function breadcrumbs({ route, facts }: MachinePage, site: HeadSite): Thing {
  // A step needs an address, which a category without a page does not have.
  const steps = [
    { label: site.title, route: site.routePrefix || '/' },
    ...facts.crumbs,
    { label: facts.title, route },
  ].filter((step): step is Required<Crumb> => step.route !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, route: target }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, target),
    })),
  };
}

function website(site: HeadSite): Thing {
  const url = absoluteUrl(site, site.routePrefix || '/');
  return {
    '@type': 'WebSite',
    name: site.title,
    description: site.description,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An author with their page on this site, else with their own. */
function person({ name, url, permalink }: Author, site: HeadSite): Thing {
  const page = permalink === undefined ? url : absoluteUrl(site, permalink);
  return { '@type': 'Person', name, ...(page && { url: page }) };
}

function article({ route, description, facts, image }: MachinePage, site: HeadSite, code: string): Thing {
  const url = absoluteUrl(site, route);
  return {
    '@type': facts.kind === 'post' ? 'BlogPosting' : 'TechArticle',
    headline: facts.title,
    description,
    url,
    inLanguage: code,
    image: image.url,
    ...(facts.published && {
      datePublished: facts.published.date,
      author: facts.published.authors.map((author) => person(author, site)),
    }),
    ...(facts.modified && { dateModified: facts.modified }),
    publisher: { '@type': 'Organization', name: site.title, url: absoluteUrl(site, '/') },
  };
}

function thingsOf(page: MachinePage, site: HeadSite, code: string): Thing[] {
  if (page.facts.kind === 'home') return [website(site)];
  if (page.facts.kind === 'doc' || page.facts.kind === 'post')
    return [article(page, site, code), breadcrumbs(page, site)];
  return [breadcrumbs(page, site)];
}

/** Structured data as a script element. `<` is escaped, so that no content can close the element. */
export function jsonLd(data: Thing): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Structured data of a page (schema.org in JSON-LD). @param code language of the page */
export function structuredData(page: MachinePage, site: HeadSite, code: string): string {
  return jsonLd({ '@context': 'https://schema.org', '@graph': thingsOf(page, site, code) });
}

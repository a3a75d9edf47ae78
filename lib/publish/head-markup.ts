import escapeMarkup from 'lodash-es/escape.js';
import type { HeadTag } from '../../schema/head-tags';
import type { SiteConfig } from '../../schema/site';
import { absoluteUrl } from '../site/absolute-url';
import { markdownRoute } from '../site/markdown-address';
import type { MachinePage } from './page-facts';
import { type HeadSite, jsonLd, structuredData } from './structured-data';

/** An element without content. */
function element(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeMarkup(value)}"`],
  );
  return `<${tag}${written.join('')}/>`;
}

/** Links to a page in all its languages, for search engines. */
export function alternateLinks(
  tag: 'link' | 'xhtml:link',
  alternates: readonly { code: string; url: string }[],
): string {
  return alternates.map(({ code, url }) => element(tag, { rel: 'alternate', hreflang: code, href: url })).join('');
}

function linkPreview({ route, description, facts, image }: MachinePage, site: HeadSite): string[] {
  const properties = [
    ['og:title', facts.title],
    ['og:description', description],
    ['og:url', absoluteUrl(site, route)],
    ['og:site_name', site.title],
    ['og:type', facts.markdown && facts.kind !== 'home' ? 'article' : 'website'],
    ['og:image', image.url],
    ...(image.width && image.height
      ? [
          ['og:image:width', String(image.width)],
          ['og:image:height', String(image.height)],
        ]
      : []),
    ['og:image:alt', facts.title],
    ...(facts.published ? [['article:published_time', facts.published.date]] : []),
    ...(facts.published?.tags ?? []).map(({ label }) => ['article:tag', label]),
  ];
  return [
    ...properties.map(([property, content]) => element('meta', { property, content })),
    // Twitter cards take title, description and image from Open Graph.
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Links to further icons and to the manifest. @param hasFile whether the export has a file, such as `/favicon.ico` */
export function iconLinks({ basePath, favicon }: SiteConfig, hasFile: (path: string) => boolean): string {
  const links = [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: undefined },
  ];
  const there = links.filter(({ rel, href }) => hasFile(href) && !(rel === 'icon' && favicon !== undefined));
  return [...there, { rel: 'manifest', href: '/manifest.webmanifest', sizes: undefined }]
    .map(({ href, ...link }) => element('link', { ...link, href: `${basePath}${href}` }))
    .join('');
}

/** The owner's tags for the head of every page. */
export function ownHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      if ('structuredData' in tag) return jsonLd(tag.structuredData);
      return 'meta' in tag ? element('meta', tag.meta) : element('link', tag.link);
    })
    .join('');
}

/** Markup for machines in the head of a page: link preview, link to its Markdown, structured data. */
export function headMarkup(page: MachinePage, site: HeadSite, code: string): string {
  const markdown = element('link', {
    rel: 'alternate',
    type: 'text/markdown',
    href: `${site.basePath}${markdownRoute(page.route)}`,
  });
  return [
    ...(page.facts.markdown ? [markdown] : []),
    ...linkPreview(page, site),
    ...(page.listed ? [structuredData(page, site, code)] : []),
  ].join('');
}

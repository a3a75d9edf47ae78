import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedFile } from './files/planned-file';
import type { Root } from './files/root';
import type { LoadedSite } from './load/load-site';
import { textOf } from './load/values';
import type { Report } from './report';
import type { LeadsSomewhere } from './settings/drop-links';
import type { DraftLink } from './settings/link';

/** A link whose address is known. */
export type HomeLink = Extract<DraftLink, { to: string } | { href: string }>;

const endings = ['tsx', 'jsx', 'ts', 'js'];
const link = /<Link\b[^>]*?\b(?:to|href)=\{?["']([^"']+)["'][^>]*>\s*([^<{]*[^<{\s])\s*</g;

function linksOf(source: string): HomeLink[] {
  return [...source.matchAll(link)].map(([, address = '', label = '']): HomeLink => {
    const text = label.replace(/\s+/g, ' ');
    return /^https?:/.test(address) ? { label: text, href: address } : { label: text, to: address };
  });
}

function addressOf(target: HomeLink): string {
  return 'to' in target ? target.to : target.href;
}

function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** The home page of a site whose own is code: title, tagline and main links of it. */
export function planHomePage(
  site: LoadedSite,
  roots: readonly Root[],
  navbar: readonly HomeLink[],
  leads: LeadsSomewhere,
  report: Report,
): PlannedFile | undefined {
  const pages = roots.find(({ kind }) => kind === 'pages');
  const from = endings
    .map((ending) => `${pages?.from}/index.${ending}`)
    .find((path) => existsSync(join(site.dir, path)));
  if (!pages || from === undefined) return undefined;
  const own = linksOf(readFileSync(join(site.dir, from), 'utf8'));
  const good = (links: readonly HomeLink[]) => links.filter((target) => !('to' in target) || leads(target.to));
  const links = (good(own).length > 0 ? good(own) : good(navbar)).slice(0, 3);
  const title = textOf(site.config['title']) ?? 'Documentation';
  const tagline = textOf(site.config['tagline']);
  const hero = ['<Hero', attribute('title', title), ...(tagline ? [attribute('tagline', tagline)] : [])].join(' ');
  const list = links.map((target) => `  [${target.label}](${addressOf(target)})`).join('\n');
  report.changed('The home page is content/pages/index.mdx now, of title, tagline and main links', from);
  return {
    to: 'content/pages/index.mdx',
    from,
    text: `${hero}>\n${list}\n</Hero>\n`,
  };
}

import type { SiteLink } from '../../../schema/link';
import { listOf, recordOf, textOf, type Values } from '../../report/values';
import { readHtml } from '../html-text';
import { type Draft, defined, type SettingsInput } from './draft';
import { linkTo, plainLink } from './draft-link';
import { footerLogo } from './logos';

interface FooterColumn {
  title?: string;
  links: SiteLink[];
}

/** Links of a piece of HTML that have an address and a text. */
function linksIn(html: ReturnType<typeof readHtml>): SiteLink[] {
  // Leave out links without an address, which scripts use.
  return html.links.flatMap(({ label, href }) => (href.startsWith('#') ? [] : linkTo(label, href)));
}

function linksOf(items: readonly unknown[], input: SettingsInput): SiteLink[] {
  return items.map(recordOf).flatMap((item) => {
    const html = textOf(item['html']);
    if (html === undefined) return plainLink(item) ?? [];
    const links = linksIn(readHtml(html));
    const place = input.placeOf('footer');
    if (links.length === 0)
      input.report.left('HTML in the footer has no place', place, 'Say it in `footer.copyright`.');
    else input.report.changed('HTML in the footer became its links', place);
    return links;
  });
}

function columnsOf(links: readonly Values[], input: SettingsInput): FooterColumn[] {
  const columns = links.filter((link) => Array.isArray(link['items']));
  const single = links.filter((link) => !Array.isArray(link['items']));
  const whole = columns.map((column) => {
    const title = textOf(column['title']);
    return { ...(title && { title }), links: linksOf(listOf(column['items']), input) };
  });
  return single.length === 0 ? whole : [...whole, { links: linksOf(single, input) }];
}

/** Adds the links of the copyright line, which is plain text here, to the last column. */
function withCopyrightLinks(columns: readonly FooterColumn[], links: readonly SiteLink[]) {
  const addressOf = (link: SiteLink) => ('to' in link ? link.to : 'href' in link ? link.href : undefined);
  const known = new Set(columns.flatMap((column) => column.links.map(addressOf)));
  const missing = links.filter((link) => !known.has(addressOf(link)));
  if (missing.length === 0) return columns;
  const last = columns.at(-1) ?? { links: [] };
  return [...columns.slice(0, -1), { ...last, links: [...last.links, ...missing] }];
}

/** Columns and copyright line of the footer. */
export function footerSettings(input: SettingsInput): Draft {
  const footer = recordOf(input.theme['footer']);
  const line = readHtml(textOf(footer['copyright']) ?? '');
  const links = linksIn(line);
  const place = input.placeOf('copyright');
  if (links.length > 0) input.report.changed('The copyright line is text: its links are in the last column now', place);
  if (/copyright\s*:[^\n]*(?:\n[^\n]*)?(?:\$\{|new Date)/.test(input.site.configText))
    input.report.changed('The copyright line was computed; it is the text of today now', place);
  const own = columnsOf(listOf(footer['links']).map(recordOf), input);
  const columns = withCopyrightLinks(own, links);
  return {
    ...defined({ columns: columns.length > 0 ? columns : undefined, logo: footerLogo(input) }),
    copyright: line.text,
  };
}

import { listOf, recordOf, textOf, type Values } from '../../report/values';
import { readHtml } from '../html-text';
import { type Draft, defined, type SettingsInput } from './draft';
import { type DraftLink, linkTo, plainLink } from './link';

function linksOf(items: readonly unknown[], input: SettingsInput): DraftLink[] {
  return items.map(recordOf).flatMap((item) => {
    const html = textOf(item['html']);
    if (html === undefined) return plainLink(item) ?? [];
    // Scripts of others listen to links that lead nowhere.
    const links = readHtml(html).links.filter(({ href }) => !href.startsWith('#'));
    const place = input.placeOf('footer');
    if (links.length === 0)
      input.report.left('HTML in the footer has no place', place, 'Say it in `footer.copyright`.');
    else input.report.changed('HTML in the footer became its links', place);
    return links.map(({ label, href }) => linkTo(label, href));
  });
}

function columnsOf(links: readonly Values[], input: SettingsInput): Draft[] {
  const columns = links.filter((link) => Array.isArray(link['items']));
  const single = links.filter((link) => !Array.isArray(link['items']));
  const titled = columns.map((column) => ({
    title: textOf(column['title']) ?? textOf(input.site.config['title']) ?? 'Links',
    links: linksOf(listOf(column['items']), input),
  }));
  if (single.length === 0) return titled;
  return [...titled, { title: textOf(input.site.config['title']) ?? 'Links', links: linksOf(single, input) }];
}

/** Columns and copyright line of the footer. */
export function footerSettings(input: SettingsInput): Draft {
  const footer = recordOf(input.theme['footer']);
  const { text, links } = readHtml(textOf(footer['copyright']) ?? '');
  if (links.length > 0)
    input.report.changed('The copyright line is text: its links became words', input.placeOf('copyright'));
  if (isComputed(input))
    input.report.changed('The copyright line was computed; it is the text of today now', input.placeOf('copyright'));
  const columns = columnsOf(listOf(footer['links']).map(recordOf), input);
  return { ...defined({ columns: columns.length > 0 ? columns : undefined }), copyright: text };
}

function isComputed({ site }: SettingsInput): boolean {
  return /copyright\s*:[^\n]*(?:\n[^\n]*)?(?:\$\{|new Date)/.test(site.configText);
}

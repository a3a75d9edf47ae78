import { readHtml } from '../html-text';
import { textOf, valuesOf } from '../load/values';
import { type Draft, defined, type SettingsInput } from './draft';
import { linkTo } from './link';

const named: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

/** A colour of CSS as six digits; undefined for those that have none, such as names and variables. */
export function hexColor(value: unknown): string | undefined {
  const color = textOf(value)?.trim().toLowerCase() ?? '';
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, '$&$&');
  return named[color];
}

/** The bar above every page: its text, its first link, its colours. */
export function announcementSettings(input: SettingsInput): Draft | undefined {
  const bar = valuesOf(input.theme['announcementBar']);
  const content = textOf(bar['content']);
  if (content === undefined) return undefined;
  const { text, links, beforeLink } = readHtml(content);
  const [first] = links;
  const place = input.placeOf('announcementBar');
  if (links.length > 1) input.report.left('The announcement holds one link: the first came', place, 'Choose the link.');
  for (const key of ['backgroundColor', 'textColor'])
    if (bar[key] !== undefined && hexColor(bar[key]) === undefined)
      input.report.left(`The announcement's ${key} is no colour such as #e63946`, place, 'Set it in `announcement`.');
  const baseUrl = textOf(input.site.config['baseUrl']) ?? '/';
  const below = (href: string) => (baseUrl !== '/' && href.startsWith(baseUrl) ? href.slice(baseUrl.length - 1) : href);
  return defined({
    id: textOf(bar['id']) ?? 'announcement',
    // A sentence that ends with its link reads on with it.
    text: beforeLink !== '' && links.length === 1 ? beforeLink : text,
    link: first && linkTo(first.label, below(first.href)),
    background: hexColor(bar['backgroundColor']),
    color: hexColor(bar['textColor']),
    closeable: bar['isCloseable'] === false ? false : undefined,
  });
}

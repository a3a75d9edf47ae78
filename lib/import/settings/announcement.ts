import { recordOf, textOf } from '../../report/values';
import { belowBase } from '../../site/urls';
import { basePathOf } from '../files/vouched-addresses';
import { readHtml } from '../html-text';
import { type Draft, defined, type SettingsInput } from './draft';
import { linkTo } from './draft-link';
import { writtenColor } from './theme-settings';

/** The announcement bar: its text, its first link, its colours. */
export function announcementSettings(input: SettingsInput): Draft | undefined {
  const bar = recordOf(input.theme['announcementBar']);
  const content = textOf(bar['content']);
  if (content === undefined) return undefined;
  const { text, links } = readHtml(content);
  const [first] = links;
  const place = input.placeOf('announcementBar');
  if (text === '' && !first) {
    input.report.left('The announcement, which has no text', place, 'Write one in `announcement`.');
    return undefined;
  }
  if (links.length > 1) input.report.left('The announcement holds one link: the first came', place, 'Choose the link.');
  const [background, color] = ['backgroundColor', 'textColor'].map((key) => writtenColor(input, bar[key]));
  for (const [key, found] of Object.entries({ backgroundColor: background, textColor: color }))
    if (bar[key] !== undefined && found === undefined)
      input.report.left(`The announcement's ${key} is no colour such as #e63946`, place, 'Set it in `announcement`.');
  return defined({
    id: textOf(bar['id']) ?? 'announcement',
    // A picture alone says what it shows.
    text: text || first?.label,
    link: first && linkTo(first.label, belowBase(first.href, basePathOf(input.site)) ?? first.href),
    background,
    color,
    closeable: bar['isCloseable'] === false ? false : undefined,
  });
}

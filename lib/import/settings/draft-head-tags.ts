import type { HeadTag } from '../../../schema/head-tags';
import { isRecord, listOf, parseJson, recordOf, textOf, type Values } from '../../report/values';
import type { SettingsInput } from './draft';

/** Tags that this project writes itself. */
const own =
  /^(?:description|viewport|generator|theme-color|(?:og|twitter):(?:title|description|url|type|image(?::.+)?|site_name|card))$/;

/** Attributes as texts. `true` is an empty text, `false` leaves the attribute out. */
function attributesOf(written: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(written)).flatMap(([name, value]) =>
      value === false || value === null || typeof value === 'object'
        ? []
        : [[name, value === true ? '' : String(value)]],
    ),
  );
}

function nameOf(attributes: Readonly<Record<string, string>>): string {
  return attributes['name'] ?? attributes['property'] ?? '';
}

/** The tag as the schema describes it; undefined if it runs code, contains text, or is no tag. */
function tagOf({ tagName, attributes: written, innerHTML }: Values): HeadTag[] | undefined {
  const attributes = attributesOf(written);
  if (tagName === 'link') return [{ link: attributes }];
  if (tagName === 'meta') return own.test(nameOf(attributes)) ? [] : [{ meta: attributes }];
  if (tagName !== 'script' || attributes['type'] !== 'application/ld+json') return undefined;
  const data = parseJson(textOf(innerHTML) ?? '');
  const things = (Array.isArray(data) ? data : [data]).filter(isRecord);
  return things.length > 0 ? (things.map((structuredData) => ({ structuredData })) as HeadTag[]) : undefined;
}

/** Tags for the head of every page, from the configuration, from plugins of the site, and from the theme. */
export function headTags({ site, theme, report, placeOf }: SettingsInput): HeadTag[] | undefined {
  const ofSite = [...listOf(site.config['headTags']), ...site.headTags].map(recordOf);
  const tags = ofSite.flatMap((written) => {
    const tag = tagOf(written);
    if (tag) return tag;
    const name = textOf(written['tagName']) ?? 'as text';
    const source = textOf(recordOf(written['attributes'])['src']);
    report.left(
      `A tag of every page: ${name}${source === undefined ? '' : ` of ${source}`}`,
      placeOf('headTags'),
      name === 'script'
        ? 'No script of others runs by itself: docs/hosting.md#count-visits tells how one can.'
        : '`headTags` takes `meta`, `link` and data for search engines.',
    );
    return [];
  });
  const ofTheme = listOf(theme['metadata']).flatMap((attributes) => tagOf({ tagName: 'meta', attributes }) ?? []);
  const metadata = listOf(theme['metadata']).map(attributesOf);
  const ofPages = [...ofSite.map(({ attributes }) => attributesOf(attributes)), ...metadata]
    .map(nameOf)
    .filter((name) => own.test(name) && name !== 'description');
  if (ofPages.length > 0) {
    const text = `Tags of every page: ${[...new Set(ofPages)].join(', ')}`;
    report.left(text, placeOf('metadata'), 'Each page has tags of its own content.');
  }
  const all = [...tags, ...ofTheme];
  return all.length > 0 ? all : undefined;
}

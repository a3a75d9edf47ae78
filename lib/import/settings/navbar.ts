import type { SiteLink } from '../../../schema/link';
import type { Content } from '../../content/model/load-content';
import { latestVersion, routeIn } from '../../content/model/version-links';
import { isRecord, listOf, recordOf, textOf, type Values } from '../../report/values';
import type { DocsPlugin } from '../choose-plugins';
import { firstDoc } from '../content-model';
import { readHtml } from '../html-text';
import { localesOf } from '../site-locales';
import type { SettingsInput } from './draft';
import { addressOf, labelOf, linkTo, plainLink } from './draft-link';
import { brandWidth } from './logos';
import { type NavbarDraft, withRoom } from './navbar-room';

/** Items that this project adds by itself. */
const builtIn = new Set(['docsVersionDropdown', 'localeDropdown', 'search']);

function pluginOf(item: Values, plugins: readonly DocsPlugin[]): DocsPlugin | undefined {
  const wanted = textOf(item['docsPluginId']);
  return plugins.find(({ options }) => options['id'] === wanted) ?? plugins[0];
}

/** A link to a doc or sidebar in the reader's version; by route if further docs or other versions alone have it. */
function docsLink(item: Values, content: Content, plugins: readonly DocsPlugin[]): SiteLink | undefined {
  const [docId, sidebarId] = [textOf(item['docId']), textOf(item['sidebarId'])];
  const target = docId === undefined ? sidebarId && { sidebarId } : { docId };
  const plugin = pluginOf(item, plugins);
  const label = labelOf(item) ?? docId ?? sidebarId;
  if (!target || !plugin || label === undefined) return undefined;
  const latest = latestVersion(content, plugin.docsId);
  const route = latest && routeIn(latest, target);
  if (route !== undefined) return plugin.docsId === undefined ? { label, ...target } : linkTo(label, route);
  const own = content.versions.filter(({ docsId }) => docsId === plugin.docsId);
  const [other] = own.flatMap((version) => routeIn(version, target) ?? []);
  return other === undefined ? undefined : linkTo(label, other);
}

/** A link to the start of the docs; its default label is that of the latest version. */
function versionLink(item: Values, content: Content | undefined, { docs }: SettingsInput): SiteLink | undefined {
  const plugin = pluginOf(item, docs);
  const latest = content && plugin && latestVersion(content, plugin.docsId);
  const start = latest && firstDoc(latest);
  const label = labelOf(item) ?? latest?.label;
  if (!start || label === undefined) return undefined;
  return plugin.docsId === undefined ? { label, docId: start.id } : linkTo(label, start.href);
}

/** An item and those of lists in it, which sites with a navbar of their own have. */
function withInner(item: Values): Values[] {
  const lists = Object.values(item).filter((value) => Array.isArray(value));
  return [item, ...lists.flat().filter(isRecord).flatMap(withInner)];
}

const onceMissed = 'Add a link in `navbar` where it is missed.';

function linkOf(item: Values, content: Content | undefined, input: SettingsInput): SiteLink | undefined {
  const { report, placeOf } = input;
  const type = textOf(item['type']) ?? 'default';
  const id = textOf(item['docId']) ?? textOf(item['sidebarId']);
  const place = placeOf(id === undefined ? 'items' : type === 'doc' ? 'docId' : 'sidebarId');
  if (type === 'doc' || type === 'docSidebar') {
    const link = content && docsLink(item, content, input.docs);
    if (link) return link;
    const text = `Navbar: there is no ${type === 'doc' ? 'doc' : 'sidebar'} ${id}`;
    report.left(text, place, 'Link to a page by its route.');
    return undefined;
  }
  const link =
    type === 'default' ? plainLink(item) : type === 'docsVersion' ? versionLink(item, content, input) : undefined;
  const isGroup = withInner(item).length > 1;
  if (!link && addressOf(item) === '#') {
    if (!isGroup) report.left(`Navbar: "${labelOf(item)}" leads nowhere (#)`, placeOf('navbar'), onceMissed);
    return undefined;
  }
  if (!link) report.left(`Navbar: an item of type ${type}`, placeOf('navbar'), onceMissed);
  return link;
}

/** Makes a menu of the items that a site adds to the menus of versions and languages, which hold nothing else here. */
function furtherLinks(item: Values, content: Content | undefined, input: SettingsInput): NavbarDraft | undefined {
  const type = textOf(item['type']) ?? '';
  const written = [...listOf(item['dropdownItemsBefore']), ...listOf(item['dropdownItemsAfter'])];
  const items = written.flatMap((value) => linkOf(recordOf(value), content, input) ?? []);
  if (items.length === 0) return undefined;
  const label = textOf(item['label']) ?? (type === 'localeDropdown' ? 'Languages' : 'Versions');
  input.report.changed(`Navbar: links below the menu of a ${type} are a menu of their own`, input.placeOf(type));
  return { label, items };
}

function linksOfHtml(item: Values, { report, placeOf }: SettingsInput): SiteLink[] {
  const { text, links } = readHtml(textOf(item['value']) ?? '');
  if (links.length > 0) report.changed('Navbar: HTML became its links', placeOf('navbar'));
  else if (text !== '')
    report.left(`Navbar: the HTML "${text.slice(0, 60)}"`, placeOf('navbar'), 'Only links stand there.');
  return links.map(({ label, href }) => linkTo(label, href));
}

/** Whether an item leads where the link does. Sites write such links twice, for wide and for narrow windows. */
function isSame(link: SiteLink): (item: NavbarDraft) => boolean {
  const addressOf = (item: NavbarDraft) => ('to' in item ? item.to : 'href' in item ? item.href : undefined);
  return (item) => addressOf(item) !== undefined && addressOf(item) === addressOf(link);
}

/** Links and menus of the navbar. */
export function navbarSettings(input: SettingsInput, content: Content | undefined) {
  const items = listOf(recordOf(input.theme['navbar'])['items']).map(recordOf);
  const left: NavbarDraft[] = [];
  const right: NavbarDraft[] = [];
  const spare = new Set<NavbarDraft>();
  for (const item of items) {
    const type = textOf(item['type']) ?? 'default';
    const side = item['position'] === 'right' ? right : left;
    if (builtIn.has(type)) {
      const menu = furtherLinks(item, content, input);
      if (!menu) continue;
      side.push(menu);
      spare.add(menu);
    } else if (type === 'html') side.push(...linksOfHtml(item, input).filter((link) => !side.some(isSame(link))));
    else if (type === 'dropdown' || Array.isArray(item['items'])) {
      const label = labelOf(item) ?? 'More';
      const inner = listOf(item['items']).map(recordOf).flatMap(withInner);
      const links = inner.flatMap((one) =>
        one['type'] === 'html' ? linksOfHtml(one, input) : (linkOf(one, content, input) ?? []),
      );
      const own = plainLink(item);
      if (own && links.length > 0) {
        links.unshift(own);
        input.report.changed('Navbar: where a menu itself leads is its first link', input.placeOf('navbar'));
      }
      if (links.length > 0) side.push({ label, items: links });
      else if (own) side.push(own);
    } else {
      const link = linkOf(item, content, input);
      if (link) side.push(link);
    }
  }
  const languages = localesOf(input.site);
  const versions = content?.versions.filter(({ docsId }) => docsId === undefined) ?? [];
  const beside = { brand: brandWidth(input), hasLanguages: languages.length > 1, hasVersions: versions.length > 1 };
  const more = languages[0]?.code.startsWith('en') ? 'More' : '…';
  const { moved, ...navbar } = withRoom({ left, right }, beside, more, spare);
  if (moved.length > 0) {
    const names = moved.map(({ label }) => label).join(', ');
    input.report.changed(`Navbar: a menu holds what a line has no room for: ${names}`, input.placeOf('navbar'));
  }
  return navbar;
}

import type { SiteLink } from '../../../schema/link';
import type { ConfigKey, ConfigProblem } from '../../config/config-places';
import { docsFolder, sidebarsFile, splitVersionKey, versionKey, versionsFile } from '../../content/files/docs-folders';
import { latestVersion, routeIn } from '../../content/model/version-links';
import { didYouMean } from '../../report/suggest';
import type { SiteInput } from '../content/site-input';

/** The default of a key, which nobody has written. */
const defaultMainDoc = 'intro';

function mainDoc(site: SiteInput): ConfigProblem[] {
  const { mainDoc: id } = site.config;
  const version = latestVersion(site.content);
  if (!version || version.docs.length === 0 || version.byId.has(id)) return [];
  const draft = site.allDocs.some((doc) => doc.version === version.name && doc.id === id);
  const message = draft ? `The doc \`${id}\` is a draft` : `There is no doc with the id \`${id}\``;
  const otherwise = 'Write the id of a doc: its path below docs/, without numbers and ending.';
  const hint = didYouMean(id, version.byId.keys(), otherwise);
  return [{ key: ['mainDoc'], code: 'config/main-doc', message, hint, onlyWritten: id === defaultMainDoc }];
}

type NamedVersion = [name: string, docsId: string | undefined, key: ConfigKey];

function namedVersions({ docs, versions }: SiteInput['config']): NamedVersion[] {
  const named = (
    { last, labels, paths, banners, badges, classNames, noIndex }: typeof versions,
    docsId: string | undefined,
    key: ConfigKey,
  ) => [
    ...(last === undefined ? [] : [[last, docsId, [...key, 'last']] satisfies NamedVersion]),
    ...Object.entries({ labels, paths, banners, badges, classNames }).flatMap(([list, byName]) =>
      Object.keys(byName).map((name): NamedVersion => [name, docsId, [...key, list, name]]),
    ),
    ...noIndex.map((name, index): NamedVersion => [name, docsId, [...key, 'noIndex', index]]),
  ];
  return [
    ...named(versions, undefined, ['versions']),
    ...Object.entries(docs.instances).flatMap(([id, own]) =>
      named(own.versions, id, ['docs', 'instances', id, 'versions']),
    ),
  ];
}

function versionNames({ config, content }: SiteInput): ConfigProblem[] {
  return namedVersions(config).flatMap(([name, docsId, key]) => {
    const keys = content.versions.filter((version) => version.docsId === docsId).map((version) => version.name);
    const names = keys.map((version) => splitVersionKey(version).name);
    if (names.length === 0 || names.includes(name)) return [];
    const released = names.filter((one) => one !== 'current').join(', ') || 'none';
    const message = `There is no version \`${name}\``;
    const hint = didYouMean(name, names, `Versions of ${versionsFile(docsId)}: ${released}.`);
    return [{ key, code: 'config/unknown-version', message, hint }];
  });
}

/** Ids of further docs in the configuration that do not exist. */
function docsInstances({ config, content }: SiteInput): ConfigProblem[] {
  const known = content.versions.flatMap(({ docsId }) => docsId ?? []);
  return Object.keys(config.docs.instances)
    .filter((id) => !known.includes(id))
    .map((id) => ({
      key: ['docs', 'instances', id],
      code: 'config/unknown-docs',
      message: `There are no docs called \`${id}\``,
      hint: didYouMean(id, known, `Write them into content/${docsFolder(versionKey('current', id))}/.`),
    }));
}

/** Every link of the configuration with its key. */
export function linksOf({ config: { navbar, footer, announcement } }: SiteInput): [SiteLink, ConfigKey][] {
  const keyed = (links: SiteInput['config']['navbar']['left'], key: ConfigKey): [SiteLink, ConfigKey][] =>
    links.flatMap((link, index) =>
      'items' in link ? keyed(link.items, [...key, index, 'items']) : [[link, [...key, index]]],
    );
  return [
    ...keyed(navbar.left, ['navbar', 'left']),
    ...keyed(navbar.right, ['navbar', 'right']),
    ...footer.columns.flatMap(({ links }, index) => keyed(links, ['footer', 'columns', index, 'links'])),
    ...(announcement?.link ? [[announcement.link, ['announcement', 'link']] satisfies [SiteLink, ConfigKey]] : []),
  ];
}

function docLinks(site: SiteInput): ConfigProblem[] {
  const version = latestVersion(site.content);
  if (!version) return [];
  const sidebars = version.sidebars.map(({ name }) => name);
  return linksOf(site).flatMap(([link, key]): ConfigProblem | [] => {
    if ('sidebarId' in link) {
      if (routeIn(version, link) !== undefined || site.byPath.get(sidebarsFile(version.name))?.broken) return [];
      const empty = sidebars.includes(link.sidebarId);
      const message = `${empty ? 'There is no page in the sidebar' : 'There is no sidebar'} \`${link.sidebarId}\``;
      const names = `Sidebars: ${sidebars.join(', ')}.`;
      const hint = empty ? 'Add a doc to it.' : didYouMean(link.sidebarId, sidebars, names);
      return { key: [...key, 'sidebarId'], code: 'config/unknown-sidebar', message, hint };
    }
    if (!('docId' in link)) return [];
    const { docId } = link;
    if (site.allDocs.some((doc) => doc.version === version.name && doc.id === docId)) return [];
    const message = `There is no doc with the id \`${docId}\``;
    const hint = didYouMean(docId, version.byId.keys(), 'Write the id of a doc of the latest version.');
    return { key: [...key, 'docId'], code: 'config/unknown-doc', message, hint };
  });
}

/** Docs, sidebars and versions in the site configuration that do not exist. */
export function configNames(site: SiteInput): ConfigProblem[] {
  return [...mainDoc(site), ...docLinks(site), ...docsInstances(site), ...versionNames(site)];
}

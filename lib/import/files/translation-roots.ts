import type { DocsPlugin } from '../choose-plugins';
import type { LoadedSite } from '../load/load-site';
import { localesOf } from '../site-locales';
import type { Root } from './root';

const docsName = 'docusaurus-plugin-content-docs';
/** Beside docs: they need no id here, as there. */
const others = ['docusaurus-plugin-content-blog', 'docusaurus-plugin-content-pages', 'docusaurus-theme-classic'];

function suffix(id: string | undefined): string {
  return id === undefined || id === 'default' ? '' : `-${id}`;
}

/** Folders of the translations into each language but the default one. */
export function translationRoots(site: LoadedSite, docs: readonly DocsPlugin[]): Root[] {
  const [, ...translated] = localesOf(site);
  return translated.flatMap(({ code, folder }) => {
    const root = (from: string, to: string, plugin?: DocsPlugin): Root => ({
      kind: 'translations',
      from: `${folder}/${from}`,
      to: `content/i18n/${code}/${to}`,
      alias: `@site/i18n/${code}/${to}`,
      ...(plugin && { docs: plugin }),
    });
    return [
      ...docs.map((plugin) =>
        root(docsName + suffix(plugin.prefix.slice(0, -1) || undefined), docsName + suffix(plugin.docsId), plugin),
      ),
      ...others.map((name) => root(name, name)),
    ];
  });
}

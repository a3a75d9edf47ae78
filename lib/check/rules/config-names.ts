import { latestVersion } from '../../content/version-links';
import type { ConfigProblem } from '../content/config-places';
import type { SiteInput } from '../content/site-input';
import { didYouMean } from '../content/suggest';

/** The value a configuration without the key has: nobody has written it then. */
const defaultMainDoc = 'intro';

function mainDoc(site: SiteInput): ConfigProblem[] {
  const { mainDoc: id } = site.config;
  const version = latestVersion(site.content);
  if (!version || version.docs.length === 0 || version.byId.has(id)) return [];
  const draft = site.allDocs.some((doc) => doc.version === version.name && doc.id === id);
  return [
    {
      key: ['mainDoc'],
      code: 'config/main-doc',
      message: draft ? `The doc \`${id}\` is a draft` : `There is no doc with the id \`${id}\``,
      hint: didYouMean(
        id,
        version.byId.keys(),
        'Write the id of a doc: its path below docs/, without numbers and ending.',
      ),
      onlyWritten: id === defaultMainDoc,
    },
  ];
}

function versionLabels({ config, content }: SiteInput): ConfigProblem[] {
  const names = content.versions.map(({ name }) => name);
  return Object.keys(config.versions.labels)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      key: ['versions', 'labels', name],
      code: 'config/unknown-version',
      message: `There is no version \`${name}\``,
      hint: didYouMean(
        name,
        names,
        `Versions of versions.json: ${names.filter((one) => one !== 'current').join(', ') || 'none'}.`,
      ),
    }));
}

/** Docs and versions the site configuration names and nobody has written. */
export function configNames(site: SiteInput): ConfigProblem[] {
  return [...mainDoc(site), ...versionLabels(site)];
}

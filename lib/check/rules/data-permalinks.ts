import trim from 'lodash-es/trim.js';
import { nameAddress } from '../../content/model/name-address';
import type { FileProblem, SiteInput } from '../content/site-input';
import { nameProblems, slugProblems } from './address-problems';

/** Authors, tags or versions that share an address, and invalid addresses. */
export function dataPermalinks(site: SiteInput): FileProblem[] {
  return site.files.flatMap((file) => {
    const first = new Map<string, string>();
    const versions = file.references.flatMap(({ kind, name, place }) =>
      kind === 'version' ? [{ key: name, permalink: name, place }] : [],
    );
    return [...file.entries, ...versions].flatMap(({ key, permalink, place }) => {
      if (permalink === undefined) return [];
      const address = trim(permalink, '/').toLowerCase();
      const named = permalink === `/${key}` || permalink === `/${nameAddress(key)}`;
      const flaws = named ? nameProblems(key, place) : slugProblems(permalink, place);
      const earlier = first.get(address);
      if (earlier === undefined) first.set(address, key);
      const found = flaws.map((problem): FileProblem => ({ file: file.path, ...problem }));
      if (earlier === undefined) return found;
      return [
        ...found,
        {
          file: file.path,
          code: 'data-file/duplicate-permalink',
          ...place,
          message: `\`${key}\` has the same address as \`${earlier}\`: ${permalink}`,
          hint: 'Give one of the two another permalink.',
        },
      ];
    });
  });
}

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import trim from 'lodash-es/trim.js';
import { textOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import { redirectOf } from './code-page';
import type { Root } from './root';
import { listSourceFiles } from './source-files';

/** Pages in code that only redirect: their routes, where they lead, and the place of their code in the site. */
export function redirectPages(site: LoadedSite, roots: readonly Root[]) {
  const base = trim(`/${textOf(site.config['baseUrl']) ?? ''}`, '/');
  const pages = listSourceFiles(site.dir, roots).filter(
    ({ kind, from }) => kind === 'pages' && /\.[jt]sx?$/.test(from),
  );
  return pages.flatMap(({ file, from: place, to: path }) => {
    const to = redirectOf(readFileSync(file, 'utf8'), base === '' ? '' : `/${base}`);
    const name = posix.relative('content/pages', path).replace(/(?:(?:^|\/)index)?\.\w+$/, '');
    return to === undefined ? [] : [{ from: `/${name}`, to: to.replace(/(?<=.)\/(?=$|[?#])/, ''), place }];
  });
}

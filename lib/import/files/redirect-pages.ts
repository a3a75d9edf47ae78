import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import trim from 'lodash-es/trim.js';
import { textOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import { redirectOf } from './code-page';
import type { Root } from './root';
import { listSourceFiles } from './source-files';

/** A page in code that only redirects. */
interface RedirectPage {
  from: string;
  to: string;
  /** Where its code is, from the folder of the site. */
  place: string;
}

/** Pages in code that only redirect, with their routes. */
export function redirectPages(site: LoadedSite, roots: readonly Root[]): RedirectPage[] {
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

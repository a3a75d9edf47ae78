import { fileStart } from '../../report/place';
import type { FactsTask, FileFacts } from './facts';
import type { Problem } from './types';

/** What is known of a file before it is read. */
export type Named = Pick<FactsTask, 'path' | 'kind' | 'untrusted'>;

/** Facts of a file that was not read further. */
export function noFacts({ path, kind, untrusted }: Named, problems: Problem[]): FileFacts {
  return {
    path,
    kind,
    untrusted,
    problems,
    ...(problems.length > 0 && { broken: true }),
    data: {},
    list: [],
    links: [],
    images: [],
    verbatim: [],
    includes: [],
    anchors: [],
    references: [],
    diagrams: [],
    entries: [],
    redirects: [],
    routePlace: fileStart,
  };
}

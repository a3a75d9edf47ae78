import { toInstant } from '../../content/files/instant';
import { parsePostPath } from '../../content/model/post-route';
import { isRecord, recordOf } from '../../report/values';
import type { MarkdownInput, Problem } from '../content/types';
import type { DataPath } from '../content/yaml-source';
import { itemsOf } from './addresses';

interface Found {
  /** `contradiction`: both cannot be true. `doubtful`: one of the two has no effect. */
  kind: 'contradiction' | 'doubtful';
  /** Key of the value in the message. */
  path: DataPath;
  message: string;
  hint: string;
}

type Judge = (data: Readonly<Record<string, unknown>>, input: MarkdownInput) => Found[];

/** Default of a document that has none. */
const largestLevel = 3;

/** Levels that tables of contents cannot have. */
const levels: Judge = ({ toc_min_heading_level: low, toc_max_heading_level: written }) => {
  const high = written ?? largestLevel;
  if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
  // If the maximum is missing, Docusaurus and this project show no table of contents.
  const kind = written === undefined ? 'doubtful' : 'contradiction';
  const message = `The table of contents would be empty: its smallest level is ${low}, its largest ${high}`;
  const hint = `Write a toc_max_heading_level of ${low} or more, or hide_table_of_contents: true.`;
  return [{ kind, path: ['toc_min_heading_level'], message, hint }];
};

/** Reports keys that have no effect. */
function idle(data: Parameters<Judge>[0], keys: readonly string[], why: string, hint: string): Found[] {
  const written = keys.filter((key) => key in data);
  return written.map((key) => ({ kind: 'doubtful', path: [key], message: `\`${key}\` does nothing: ${why}`, hint }));
}

const hiddenContents: Judge = (data) => {
  if (data['hide_table_of_contents'] !== true) return [];
  const keys = ['toc_min_heading_level', 'toc_max_heading_level'];
  return idle(data, keys, 'hide_table_of_contents hides the table', 'Remove one of the two.');
};

/** A draft has no page, an unlisted document has one. */
const draftAndUnlisted: Judge = ({ draft, unlisted }) => {
  if (draft !== true || unlisted !== true) return [];
  const message = 'A document cannot be a draft, which is not published, and unlisted, which is';
  return [{ kind: 'contradiction', path: ['unlisted'], message, hint: 'Keep one of the two.' }];
};

/** Deprecated keys of a single author beside the list of authors, which wins. */
const twoKindsOfAuthors: Judge = (data, { kind }) => {
  if (kind !== 'Post' || !('authors' in data)) return [];
  const legacy = ['author', 'author_title', 'author_url', 'author_image_url'].filter((key) => key in data);
  return legacy.map((key) => ({
    kind: 'contradiction',
    path: [key],
    message: `\`${key}\` does nothing: \`authors\` names the authors`,
    hint: `Remove it, or write it into \`authors\`${key === 'author' ? '' : ' of that author'}.`,
  }));
};

/** An author without a name is shown nowhere. */
const namelessAuthor: Judge = (data, { kind }) => {
  if (kind !== 'Post' || 'authors' in data || 'author' in data) return [];
  const keys = ['author_title', 'author_url', 'author_image_url'];
  return idle(data, keys, 'there is no `author`', 'Write the author with a name into `authors`.');
};

/** Authors with neither a name nor the key of an author; posts leave them out. */
const namelessObject: Judge = ({ authors }, { kind }) => {
  if (kind !== 'Post') return [];
  return itemsOf(authors, 'authors')
    .filter(([author]) => isRecord(author) && !author['name'] && !author['key'])
    .map(([, path]) => ({
      kind: 'doubtful',
      path,
      message: 'The post leaves this author out, who has no name',
      hint: 'Write a name, or the key of authors.yml.',
    }));
};

/** A post with a last update before its date. */
const updatedBefore: Judge = (data, { kind, path }) => {
  const { date: changed } = recordOf(data['last_update']);
  if (kind !== 'Post' || typeof changed !== 'string') return [];
  const written = typeof data['date'] === 'string' ? data['date'] : parsePostPath(path).date;
  const [from, to] = [toInstant(written ?? ''), toInstant(changed)];
  // A date without a time means the whole day.
  if (from === null || to === null || to.slice(0, 10) >= from.slice(0, 10)) return [];
  const message = `The last update, ${to.slice(0, 10)}, comes before the post itself, ${from.slice(0, 10)}`;
  return [{ kind: 'doubtful', path: ['last_update', 'date'], message, hint: 'Correct one of the two dates.' }];
};

const judges: readonly Judge[] = [
  levels,
  hiddenContents,
  draftAndUnlisted,
  twoKindsOfAuthors,
  namelessAuthor,
  namelessObject,
  updatedBefore,
];

/** Keys of front matter that are valid alone but contradict each other. */
export function frontMatterContradictions(input: MarkdownInput): Problem[] {
  const { data, frontMatter } = input;
  return judges.flatMap((judge) =>
    judge(data, input).map(({ kind, path, ...found }) => ({
      code: `front-matter/${kind}`,
      ...frontMatter.valuePlace(path),
      ...found,
    })),
  );
}

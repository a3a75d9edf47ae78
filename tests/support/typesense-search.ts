/** A collection of a Typesense server for tests. */
export interface StoredCollection {
  name: string;
  fields: { name: string; type: string; facet?: boolean; index?: boolean; optional?: boolean }[];
  documents: Record<string, unknown>[];
}

/** The parameters of a search that the site uses. */
export interface SearchParameters {
  collection: string;
  q: string;
  query_by?: string;
  query_by_weights?: string;
  filter_by?: string;
  sort_by?: string;
  facet_by?: string;
  group_by?: string;
  group_limit?: number;
  per_page?: number;
  exclude_fields?: string;
  highlight_start_tag?: string;
  highlight_end_tag?: string;
  highlight_affix_num_tokens?: number;
}

type Document = StoredCollection['documents'][number];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** One condition of filter_by: `field:=value`, `field:=[a,b]`, `field:>0`; values may stand in backticks. */
function fits(document: Document, condition: string): boolean {
  const [, field = '', operator, written = ''] = /^(\w+):(=|>)(.*)$/s.exec(condition.trim()) ?? [];
  const value = document[field];
  if (operator === '>') return Number(value) > Number(written);
  const list = /^\[(.*)\]$/s.exec(written)?.[1];
  const values = (list === undefined ? [written] : list.split(/,(?=`|[^`]*$)/)).map((one) => one.replace(/^`|`$/g, ''));
  return values.includes(String(value));
}

/** Whether a word of a text is meant: the last one of a query may go on. */
const isMeant = (word: string, wanted: readonly string[], isBegun: boolean) =>
  wanted.some((term, at) => word === term || (isBegun && at === wanted.length - 1 && word.startsWith(term)));

function highlight(text: string, wanted: readonly string[], search: SearchParameters): string | undefined {
  const { highlight_start_tag: start = '<mark>', highlight_end_tag: end = '</mark>' } = search;
  const affix = search.highlight_affix_num_tokens ?? 4;
  const tokens = text.split(/\s+/);
  // As Typesense does it: of a word that was begun, what was typed is marked.
  const marked = tokens.map((token) =>
    token.replace(/[\p{L}\p{N}]+/gu, (word) => {
      const term = wanted.find((one, at) => isMeant(word.toLowerCase(), [one], at === wanted.length - 1));
      return term === undefined ? word : `${start}${word.slice(0, term.length)}${end}${word.slice(term.length)}`;
    }),
  );
  const hits = marked.flatMap((token, at) => (token.includes(start) ? [at] : []));
  const [first] = hits;
  if (first === undefined) return undefined;
  if (tokens.length <= 30) return marked.join(' ');
  const last = hits.filter((at) => at < first + 2 * affix).at(-1) ?? first;
  return marked.slice(Math.max(0, first - affix), last + affix + 1).join(' ');
}

interface Found {
  document: Document;
  score: number;
}

function match(collection: StoredCollection, search: SearchParameters): Found[] {
  const conditions = (search.filter_by ?? '').split(' && ').filter(Boolean);
  const kept = collection.documents.filter((document) => conditions.every((one) => fits(document, one)));
  if (search.q === '*') return kept.map((document) => ({ document, score: 0 }));
  const wanted = wordsOf(search.q);
  const weights = (search.query_by_weights ?? '').split(',').map(Number);
  const fields = (search.query_by ?? '').split(',').map((name, at) => ({ name, weight: weights[at] ?? 1 }));
  for (const { name } of fields)
    if (!collection.fields.some((field) => field.name === name)) throw new Error(`There is no field ${name}.`);
  const found = kept.map((document) => {
    const score = wanted.map((term, at) => {
      const isIn = ({ name }: { name: string }) =>
        wordsOf(String(document[name])).some((word) => isMeant(word, [term], at === wanted.length - 1));
      return Math.max(0, ...fields.filter(isIn).map(({ weight }) => weight));
    });
    return { document, score: score.every((one) => one > 0) ? score.reduce((sum, one) => sum + one, 0) : 0 };
  });
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

function sorted(found: readonly Found[], sortBy: string | undefined): Found[] {
  const [field, order] = (sortBy ?? '').split(':');
  if (!field) return [...found];
  const sign = order === 'desc' ? -1 : 1;
  return [...found].sort((a, b) => sign * (Number(a.document[field]) - Number(b.document[field])));
}

function toHit({ document, score }: Found, search: SearchParameters) {
  const excluded = (search.exclude_fields ?? '').split(',');
  const highlights = (search.query_by ?? '').split(',').flatMap((field) => {
    const snippet = highlight(String(document[field] ?? ''), wordsOf(search.q), search);
    return snippet === undefined ? [] : [{ field, snippet }];
  });
  const shown = Object.entries(document).filter(([name]) => !excluded.includes(name));
  return { document: Object.fromEntries(shown), highlights, text_match: score };
}

/** Answers one search of multi_search. */
export function answerSearch(collection: StoredCollection, search: SearchParameters) {
  const found = sorted(match(collection, search), search.sort_by);
  const facets = (search.facet_by ?? '').split(',').filter(Boolean);
  for (const name of [...facets, ...(search.group_by ? [search.group_by] : [])])
    if (!collection.fields.some((field) => field.name === name && field.facet))
      return { code: 400, error: `Could not find a facet field named \`${name}\` in the schema.` };
  const facet_counts = facets.map((field_name) => {
    const counts = new Map<string, number>();
    for (const { document } of found)
      counts.set(String(document[field_name]), (counts.get(String(document[field_name])) ?? 0) + 1);
    return { field_name, counts: [...counts].map(([value, count]) => ({ value, count })) };
  });
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const key = String(one.document[search.group_by ?? 'id']);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const grouped_hits = [...groups].slice(0, search.per_page ?? 10).map(([group_key, hits]) => ({
    group_key: [group_key],
    hits: hits.slice(0, search.group_limit ?? 3).map((one) => toHit(one, search)),
  }));
  return { found: groups.size, facet_counts, ...(search.group_by ? { grouped_hits } : { hits: [] }) };
}

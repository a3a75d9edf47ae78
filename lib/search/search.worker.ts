import { reasonOf } from '../report/reason-of';
import { SearchEngine } from './engine';
import { createExcerpts } from './excerpts';
import type { SearchDocFile, SearchIndexFile } from './types';
import type { SearchFiles, WorkerRequest, WorkerResponse } from './worker-protocol';

/** A longer download has failed. In milliseconds. */
const patience = 30_000;

let engine: SearchEngine | undefined;
let excerpts: ReturnType<typeof createExcerpts> | undefined;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

async function load({ doc, index, base }: SearchFiles): Promise<null> {
  const files = await Promise.all([fetchJson(doc), fetchJson(index)]);
  engine = new SearchEngine(files[0] as SearchDocFile, files[1] as SearchIndexFile);
  excerpts = createExcerpts(base);
  return null;
}

async function answer(request: WorkerRequest) {
  if (request.name === 'load') return load(request.input);
  if (!engine || !excerpts) throw new Error('The search files are not loaded.');
  if (request.name === 'search') return engine.search(request.input.query, request.input.scope);
  if (request.name === 'excerpts') return excerpts(engine.records(request.input));
  return request.name === 'pages' ? engine.pages(request.input) : engine.suggestions();
}

/** Runs the search engine in a thread of its own, so that typing never waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const respond = (response: WorkerResponse) => self.postMessage(response);
  answer(data).then(
    (output) => respond({ id: data.id, output }),
    (error: unknown) => respond({ id: data.id, error: reasonOf(error) }),
  );
});

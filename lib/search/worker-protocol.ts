import type { ResultPage, SearchAnswer, SearchHit, SearchScope } from './types';

/** Absolute addresses of the search files, because a worker has another address. */
export interface SearchFiles {
  doc: string;
  index: string;
  /** Address of the site with its base path. The Markdown of pages is below it. */
  base: string;
}

/** Tasks of the worker, with their inputs and outputs. */
export interface WorkerTasks {
  load: { input: SearchFiles; output: null };
  search: { input: { query: string; scope: SearchScope | null }; output: SearchAnswer };
  pages: { input: readonly string[]; output: ResultPage[] };
  suggestions: { input: null; output: ResultPage[] };
  excerpts: { input: readonly Pick<SearchHit, 'id' | 'words'>[]; output: (string | null)[] };
}

export type TaskName = keyof WorkerTasks;

export type WorkerRequest = {
  [Name in TaskName]: { id: number; name: Name; input: WorkerTasks[Name]['input'] };
}[TaskName];

export type WorkerResponse = { id: number } & ({ output: WorkerTasks[TaskName]['output'] } | { error: string });

import type { ResultPage, SearchAnswer, SearchHit, SearchScope } from './types';

/** Addresses of what the search reads, absolute: a worker has an address of its own. */
export interface SearchFiles {
  doc: string;
  index: string;
  /** Address of the site with its base path; pages lie below it as Markdown. */
  base: string;
}

/** What the page may ask the worker for, with what it answers. */
export interface WorkerTasks {
  load: { input: SearchFiles; output: null };
  search: { input: { query: string; scope: SearchScope | null }; output: SearchAnswer };
  pages: { input: readonly string[]; output: ResultPage[] };
  suggestions: { input: null; output: ResultPage[] };
  excerpts: { input: readonly Pick<SearchHit, 'id' | 'words'>[]; output: (string | null)[] };
}

export type TaskName = keyof WorkerTasks;

/** A task on its way to the worker. */
export type WorkerRequest = {
  [Name in TaskName]: { id: number; name: Name; input: WorkerTasks[Name]['input'] };
}[TaskName];

/** The answer to the task of the same id. */
export type WorkerResponse = { id: number } & ({ output: WorkerTasks[TaskName]['output'] } | { error: string });

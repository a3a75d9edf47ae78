import type { SearchAnswer, SearchPage, SearchScope } from './types';

/** Addresses of the two files. */
export interface SearchFiles {
  doc: string;
  index: string;
}

/** What the page may ask the worker for, with what it answers. */
export interface WorkerTasks {
  load: { input: SearchFiles; output: null };
  search: { input: { query: string; scope: SearchScope | null }; output: SearchAnswer };
  pages: { input: readonly string[]; output: SearchPage[] };
  suggestions: { input: null; output: SearchPage[] };
}

export type TaskName = keyof WorkerTasks;

/** A task on its way to the worker. */
export type WorkerRequest = {
  [Name in TaskName]: { id: number; name: Name; input: WorkerTasks[Name]['input'] };
}[TaskName];

/** The answer to the task of the same id. */
export type WorkerResponse = { id: number } & ({ output: WorkerTasks[TaskName]['output'] } | { error: string });

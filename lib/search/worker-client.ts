import type { SearchAnswer, SearchClient, SearchScope } from './types';
import type { SearchFiles, TaskName, WorkerRequest, WorkerResponse, WorkerTasks } from './worker-protocol';

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/** A search that waits for the one before it. */
interface Next extends Waiting {
  query: string;
  scope: SearchScope | null;
}

/** The default search, in a Web Worker. Of queries that come during one only the newest is asked; others get null. */
export function createWorkerClient(files: SearchFiles): SearchClient {
  let worker: Worker | undefined;
  let loaded: Promise<void> | undefined;
  let lastId = 0;
  let busy = false;
  let next: Next | undefined;
  const waiting = new Map<number, Waiting>();

  function failAll(reason: string): void {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
    loaded = undefined;
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const task = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) task?.reject(new Error(data.error));
      else task?.resolve(data.output);
    });
    started.addEventListener('error', (event) => failAll(event.message || 'The search could not start.'));
    return started;
  }

  function run<Name extends TaskName>(name: Name, input: WorkerTasks[Name]['input']) {
    worker ??= startWorker();
    const id = ++lastId;
    const request = { id, name, input } as WorkerRequest;
    return new Promise<WorkerTasks[Name]['output']>((resolve, reject) => {
      waiting.set(id, { resolve: (output) => resolve(output as WorkerTasks[Name]['output']), reject });
      worker?.postMessage(request);
    });
  }

  async function ask(query: string, scope: SearchScope | null): Promise<SearchAnswer | null> {
    busy = true;
    try {
      const answer = await run('search', { query, scope });
      return next ? null : answer;
    } finally {
      busy = false;
      const following = next;
      next = undefined;
      if (following) ask(following.query, following.scope).then(following.resolve, following.reject);
    }
  }

  function load(): Promise<void> {
    loaded ??= run('load', files).then(
      () => undefined,
      (error: Error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  }

  return {
    load,
    async search(query, scope) {
      await load();
      if (!busy) return ask(query, scope);
      next?.resolve(null);
      return new Promise((resolve, reject) => {
        next = { query, scope, resolve, reject };
      });
    },
    pages: (routes) => load().then(() => run('pages', routes)),
    suggestions: () => load().then(() => run('suggestions', null)),
    async excerpts(hits) {
      await load();
      const found = hits.map(({ id, words }) => ({ id, words }));
      return run('excerpts', found);
    },
  };
}

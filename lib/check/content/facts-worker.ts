import { parentPort } from 'node:worker_threads';
import type { FactsTask } from './facts';
import { fileFacts } from './file-facts';

parentPort?.on('message', (tasks: readonly FactsTask[]) => {
  parentPort?.postMessage(tasks.map(fileFacts));
});
// The parser is loaded. From here on, delays come from files.
parentPort?.postMessage('ready');

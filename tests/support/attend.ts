import type { ChildProcess } from 'node:child_process';

/** Gathers what a started program says, and ends it. */
export function attend(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return { exited, hasEnded: () => child.exitCode !== null || child.signalCode !== null, output: () => output, stop };
}

/** Whether an address answers well. */
export function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

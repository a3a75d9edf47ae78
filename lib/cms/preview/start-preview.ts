import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../report/reason-of';
import { receiveLiveEntries } from './live-entries';
import { Mirror, type MirrorOptions } from './mirror';

const pollMs = 2000;

/** Fills the folder, then follows the CMS until it is stopped. @throws SyncError if the CMS does not answer at first */
export async function startPreview(options: MirrorOptions) {
  const { adapter, previewDir, print } = options;
  rmSync(previewDir, { recursive: true, force: true });
  mkdirSync(previewDir, { recursive: true });
  await adapter.probe();
  const mirror = new Mirror(options);
  await mirror.look();
  const receiver = await receiveLiveEntries((entry) => mirror.showLive(entry));
  const stop = new AbortController();
  let said = '';
  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await sleep(pollMs, undefined, { signal: stop.signal });
        await mirror.look();
        said = '';
      } catch (error) {
        const message = reasonOf(error);
        if (!stop.signal.aborted && message !== said) print(message);
        said = message;
      }
    }
  }
  const following = follow();
  return {
    liveAddress: receiver.address,
    async stop() {
      stop.abort();
      receiver.stop();
      await following;
    },
  };
}

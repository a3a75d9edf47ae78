import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { site } from '../../config/site';
import { reasonOf } from '../../report/reason-of';
import type { CmsEntry } from '../adapters/adapter';
import { EntryChecker } from './entry-checker';
import type { PublishedChanges } from './published-site';
import type { LanguageReport, SiteLanguage } from './translation-report';
import type { EntryVerdict, LossVerdict } from './verdict';

export type CheckRequest =
  | { id: number; ask: 'update'; changes: PublishedChanges }
  | { id: number; ask: 'check'; entry: CmsEntry }
  | { id: number; ask: 'check-without'; keys: readonly string[] }
  | { id: number; ask: 'languages' }
  | { id: number; ask: 'translations' };

interface Answer {
  verdict?: EntryVerdict;
  loss?: LossVerdict;
  languages?: SiteLanguage[];
  translations?: LanguageReport[];
}

export type CheckAnswer = Answer & { id: number; error?: string };

// The CMS starts this in the folder of the site. It is a process of its own so that a text that crashes or blocks the parsers
// does not harm the CMS, and so that the CMS is bundled without them.
const folder = mkdtempSync(join(tmpdir(), 'cms-check-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

const checker = new EntryChecker({
  contentDir: resolve(process.env['CONTENT_DIR'] ?? 'content'),
  publicDir: resolve('public'),
  site,
  folder: join(folder, 'site'),
  cacheDir: '.cache/cms-check',
});

async function answer(request: CheckRequest): Promise<Answer> {
  switch (request.ask) {
    case 'check':
      return { verdict: await checker.check(request.entry) };
    case 'check-without':
      return { loss: await checker.checkWithout(request.keys) };
    case 'languages':
      return { languages: checker.languages() };
    case 'translations':
      return { translations: await checker.translations() };
    case 'update':
      checker.update(request.changes);
      return {};
  }
}

let last: Promise<void> = Promise.resolve();
process.on('message', (request: CheckRequest) => {
  last = last.then(async () => {
    const { id } = request;
    try {
      process.send?.({ id, ...(await answer(request)) } satisfies CheckAnswer);
    } catch (error) {
      process.send?.({ id, error: reasonOf(error) } satisfies CheckAnswer);
    }
  });
});

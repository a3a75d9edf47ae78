import { relative } from 'node:path';
import { type CheckArguments, readCheckArguments } from '../lib/check/check-arguments';
import { type ContentCheckResult, checkContent, contentCheckCache } from '../lib/check/check-content';
import { formatGithub, formatJson } from '../lib/check/formats';
import { translationState } from '../lib/check/translation-state';
import { recoverSync } from '../lib/cms/sync/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { OutdatedListError, readTranslationDates } from '../lib/content/files/translation-dates';
import { runCommand } from '../lib/node/run-command';
import { formatCounts, formatPretty } from '../lib/report/format';

/** Adds what is to be said of the translations, and says how far each language is. */
function withTranslations(result: ContentCheckResult, { contentDir, format }: CheckArguments): ContentCheckResult {
  if (!result.site) return result;
  const { diagnostics, counts } = translationState(result.site, readTranslationDates(contentDir));
  if (format !== 'json')
    for (const { code, label, pages, translated, outdated } of counts)
      console.log(`${label} (${code}): ${translated} of ${pages} pages are translated, ${outdated} of them outdated.`);
  return { ...result, diagnostics: [...result.diagnostics, ...diagnostics] };
}

function print({ contentDir, format }: CheckArguments, result: ContentCheckResult, ms: number): void {
  const { diagnostics, documents } = result;
  const folder = relative(process.cwd(), contentDir);
  if (format === 'json') console.log(formatJson({ diagnostics, documents, ms }));
  else if (format === 'github') {
    if (diagnostics.length > 0) console.log(formatGithub(diagnostics, folder));
    console.log(`Checked ${documents} documents: ${formatCounts(diagnostics)}.`);
  } else {
    if (diagnostics.length > 0) console.log(formatPretty(diagnostics, { folder }));
    console.log(`Checked ${documents} documents in ${(ms / 1000).toFixed(1)} s.`);
  }
}

async function main(args: CheckArguments): Promise<void> {
  const start = performance.now();
  await recoverSync(process.cwd());
  const checked = await checkContent({ ...args, cacheDir: contentCheckCache });
  const result = args.translations ? withTranslations(checked, args) : checked;
  print(args, result, Math.round(performance.now() - start));
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = result.diagnostics.length - errors;
  if (errors === 0 && warnings > args.maxWarnings)
    console.error(`${warnings} warnings are more than --max-warnings ${args.maxWarnings} allows.`);
  if (errors > 0 || warnings > args.maxWarnings) process.exitCode = 1;
}

const args = readCheckArguments();
await runCommand(() => main(args), SyncError, OutdatedListError);

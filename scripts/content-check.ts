import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type ContentCheckResult, checkContent, contentCheckCache } from '../lib/check/content-check';
import { formatGithub } from '../lib/check/format-github';
import { formatJson } from '../lib/check/format-json';
import { translationState } from '../lib/check/translation-state';
import { recoverSync } from '../lib/cms/sync/run-sync';
import { SyncError } from '../lib/cms/sync-error';
import { readTranslationDates } from '../lib/content/files/translation-dates';
import { usages } from '../lib/node/usages.mjs';
import { formatCounts, formatPretty } from '../lib/report/format';

const usage = usages['scripts/content-check.ts'];
const formats = ['pretty', 'json', 'github'];

interface Arguments {
  contentDir: string;
  publicDir: string;
  format: string;
  maxWarnings: number;
  /** Whether to say what is not translated, and what is outdated. */
  translations: boolean;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** @throws Error that says which argument is wrong. */
function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' },
      public: { type: 'string' },
      format: { type: 'string', default: 'pretty' },
      'max-warnings': { type: 'string' },
      translations: { type: 'boolean', default: false },
    },
  });
  const limit = values['max-warnings'];
  if (!formats.includes(values.format)) throw new Error(`--format must be ${formats.join(', ')}, not ${values.format}`);
  if (limit !== undefined && !/^\d+$/.test(limit)) throw new Error(`--max-warnings must be a number, not ${limit}`);
  if (!isFolder(values.content)) throw new Error(`--content ${values.content} is not a folder`);
  // A site without public files needs no folder for them.
  if (values.public !== undefined && !isFolder(values.public))
    throw new Error(`--public ${values.public} is not a folder`);
  return {
    contentDir: values.content,
    publicDir: values.public ?? 'public',
    format: values.format,
    translations: values.translations,
    maxWarnings: limit === undefined ? Number.POSITIVE_INFINITY : Number(limit),
  };
}

/** Adds what is to be said of the translations, and says how far each language is. */
function withTranslations(result: ContentCheckResult, { contentDir, format }: Arguments): ContentCheckResult {
  if (!result.site) return result;
  const { diagnostics, counts } = translationState(result.site, readTranslationDates(contentDir));
  if (format !== 'json')
    for (const { code, label, pages, translated, outdated } of counts)
      console.log(`${label} (${code}): ${translated} of ${pages} pages are translated, ${outdated} of them outdated.`);
  return { ...result, diagnostics: [...result.diagnostics, ...diagnostics] };
}

function print({ contentDir, format }: Arguments, result: ContentCheckResult, ms: number): void {
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

async function main(args: Arguments): Promise<number> {
  const start = performance.now();
  await recoverSync(process.cwd());
  const checked = await checkContent({ ...args, cacheDir: contentCheckCache });
  const result = args.translations ? withTranslations(checked, args) : checked;
  print(args, result, Math.round(performance.now() - start));
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = result.diagnostics.length - errors;
  if (errors === 0 && warnings > args.maxWarnings)
    console.error(`${warnings} warnings are more than --max-warnings ${args.maxWarnings} allows.`);
  return errors > 0 || warnings > args.maxWarnings ? 1 : 0;
}

/** What was asked for; null where that makes no sense, which is then said. */
function understand(): Arguments | null {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return null;
  }
}

const args = understand();
try {
  process.exitCode = args ? await main(args) : 2;
} catch (error) {
  if (!(error instanceof SyncError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

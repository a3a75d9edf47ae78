import type { SiteConfig } from '../../../schema/site';
import type { Changes } from '../../check/content/file-reader';
import { type ContentCheckResult, createContentChecker } from '../../check/content-check';
import type { CmsEntry } from '../adapters/adapter';
import { isAbsence } from '../sync/absence';
import { rowKey } from '../sync/plan';
import { clashFinding, consequencesOf, findingsOf } from './entry-findings';
import { placeFindings } from './place-findings';
import { createPublishedSite, isEntry, type PublishedChanges } from './published-site';
import { type LanguageReport, type SiteLanguage, translationReport } from './translation-report';
import { unwritableFindings } from './unwritable';
import type { Consequence, EntryVerdict, LossVerdict } from './verdict';

export interface EntryCheckerOptions {
  contentDir: string;
  publicDir: string;
  site: SiteConfig;
  /** Folder of its own; it is made anew. */
  folder: string;
  /** Folder that remembers what earlier runs read. */
  cacheDir: string;
}

/** Checks entries against everything the CMS publishes and the site's own files. */
export interface EntryChecker {
  /** Takes over what happened in the CMS. */
  update(changes: PublishedChanges): void;
  /** What the content check would say if this entry were published as it is. */
  check(entry: CmsEntry): Promise<EntryVerdict>;
  /** What it would say of the rest of the site if these entries and files were gone together. */
  checkWithout(keys: readonly string[]): Promise<LossVerdict>;
  /** Languages of the site, the default one first. */
  languages(): SiteLanguage[];
  /** What is missing and outdated in each language but the default one. */
  translations(): Promise<LanguageReport[]>;
}

const textEncoder = new TextEncoder();

function isSameText(bytes: Uint8Array | null | undefined, text: string | undefined): boolean {
  return text === undefined ? bytes === null : bytes != null && Buffer.from(text).equals(bytes);
}

/** Creates a checker. It answers one question after the other. */
export function createEntryChecker({
  contentDir,
  publicDir,
  site,
  folder,
  cacheDir,
}: EntryCheckerOptions): EntryChecker {
  const published = createPublishedSite({ contentDir, owned: site.content.cms, folder });
  const checker = createContentChecker({
    contentDir: folder,
    publicDir,
    site,
    cacheDir,
    untrusted: published.isFromCms,
  });
  let baseline: ContentCheckResult | undefined;
  /** What was judged last: most often it is published then, and is the site. */
  let tried: { changes: Changes; result: ContentCheckResult } | undefined;

  async function current(): Promise<ContentCheckResult> {
    if (published.refresh()) baseline = tried = undefined;
    if (baseline) return baseline;
    baseline = await checker.check();
    checker.save();
    return baseline;
  }

  /** Notes the text of a file made of these entries in changes, or that it is gone. Returns the text. */
  function put(changes: Map<string, Uint8Array | null>, path: string, sharing: readonly CmsEntry[]): string {
    const text = sharing.length > 0 ? published.textOf(sharing) : undefined;
    changes.set(path, text === undefined ? null : textEncoder.encode(text));
    return text ?? '';
  }

  async function judge(old: CmsEntry | undefined, entry: CmsEntry): Promise<EntryVerdict> {
    const before = await current();
    const changes = new Map<string, Uint8Array | null>();
    const others = (path: string) => published.entriesAt(path).filter((one) => rowKey(one) !== rowKey(entry));
    if (old && old.path !== entry.path) put(changes, old.path, others(old.path));
    const sharing = [...others(entry.path), entry];
    const text = put(changes, entry.path, sharing);
    const after = await checker.check(changes);
    tried = { changes, result: after };
    const elsewhere = after.diagnostics.filter(({ file }) => file !== entry.path);
    const consequences = consequencesOf(before.diagnostics, elsewhere, published);
    const isClash = ({ severity, code }: Consequence) => severity === 'error' && !isAbsence(code);
    const routes = [before.site?.permalinks.get(old?.path ?? ''), after.site?.permalinks.get(entry.path)];
    return {
      findings: [
        ...findingsOf(entry, { text, sharing }, after.diagnostics),
        ...consequences.filter(isClash).map((found) => clashFinding(entry, found)),
      ],
      consequences: consequences.filter((found) => !isClash(found)),
      route: {
        ...(routes[0] !== undefined && { before: routes[0] }),
        ...(routes[1] !== undefined && { after: routes[1] }),
      },
    };
  }

  return {
    update(changes) {
      const paths = published.update(changes);
      // Where the CMS owns nothing yet, a new entry is untrusted only once it is published.
      const isTried =
        site.content.cms.length > 0 &&
        changes.media.length === 0 &&
        paths.length === tried?.changes.size &&
        paths.every((path) => isSameText(tried?.changes.get(path), published.textOf(published.entriesAt(path))));
      baseline = isTried ? tried?.result : undefined;
      tried = undefined;
    },
    async check(entry) {
      const unwritten = unwritableFindings(entry);
      if (unwritten.length > 0) return { findings: unwritten, consequences: [], route: {} };
      await current();
      const wrong = placeFindings(entry, published, site.content.cms);
      if (wrong.length > 0) return { findings: wrong, consequences: [], route: {} };
      const old = published.row(rowKey(entry));
      return judge(isEntry(old) ? old : undefined, entry);
    },
    async checkWithout(keys) {
      const before = await current();
      const away = new Set(keys);
      const rows = keys.flatMap((key) => published.row(key) ?? []);
      const changes = new Map<string, Uint8Array | null>();
      const entries = rows.filter(isEntry);
      const staying = (path: string) => published.entriesAt(path).filter((one) => !away.has(rowKey(one)));
      for (const { path } of entries) put(changes, path, staying(path));
      const files = rows.filter((row) => !isEntry(row)).map(({ path }) => path);
      const after = await published.without(files, () => checker.check(changes));
      return {
        consequences: consequencesOf(before.diagnostics, after.diagnostics, published),
        addresses: entries.flatMap(({ path }) => before.site?.permalinks.get(path) ?? []),
      };
    },
    languages: () => site.locales.map(({ code, label }) => ({ code, label })),
    async translations() {
      const { site: input } = await current();
      return input ? translationReport(input, published) : [];
    },
  };
}

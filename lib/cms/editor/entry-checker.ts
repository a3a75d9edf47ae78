import partition from 'lodash-es/partition.js';
import { addressFlaw } from '../../../schema/address';
import type { SiteConfig } from '../../../schema/site';
import {
  type ContentChecker,
  type ContentCheckOptions,
  type ContentCheckResult,
  createContentChecker,
} from '../../check/check-content';
import type { Changes } from '../../check/content/file-reader';
import type { CmsEntry } from '../adapters/adapter';
import { isAbsence } from '../sync/describe-problem';
import { rowKey } from '../sync/plan';
import {
  categoryFindings,
  categoryLosses,
  clashFinding,
  consequencesOf,
  findingsOf,
  hiddenFindings,
  placeFindings,
} from './entry-findings';
import { createPublishedSite, isEntry, type PublishedChanges, type PublishedSite } from './published-site';
import { type LanguageReport, type SiteLanguage, translationReport } from './translation-report';
import { unwritableFindings } from './unwritable';
import type { EntryVerdict, LossVerdict } from './verdict';

interface Options extends Required<Pick<ContentCheckOptions, 'contentDir' | 'publicDir' | 'site' | 'cacheDir'>> {
  /** Folder for its files; it is emptied first. */
  folder: string;
}

function isSameText(bytes: Uint8Array | null | undefined, text: string | undefined): boolean {
  return text === undefined ? bytes === null : bytes != null && Buffer.from(text).equals(bytes);
}

/** Texts of files that replace those on disk; null for a deleted file. */
type Tried = Map<string, Uint8Array | null>;

/** Checks entries against all that the CMS publishes and the site's own files. It answers one question at a time. */
export class EntryChecker {
  readonly #site: SiteConfig;
  readonly #published: PublishedSite;
  readonly #checker: ContentChecker;
  #baseline: ContentCheckResult | undefined;
  /** Path of the entry that is checked. */
  #trying: string | undefined;
  /** The last checked entry. Usually it is published next, and its results can be reused. */
  #tried: { changes: Changes; result: ContentCheckResult } | undefined;

  constructor({ contentDir, publicDir, site, folder, cacheDir }: Options) {
    this.#site = site;
    this.#published = createPublishedSite(contentDir, site.content.cms, folder);
    // A CMS that owns nothing yet owns its new entries too.
    const untrusted = (path: string) => path === this.#trying || this.#published.isFromCms(path);
    this.#checker = createContentChecker({ contentDir: folder, publicDir, site, cacheDir, untrusted });
  }

  /** Takes over changes in the CMS. */
  update(changes: PublishedChanges): void {
    const tried = this.#tried;
    const paths = this.#published.update(changes);
    const isTried =
      changes.media.length === 0 &&
      paths.length === tried?.changes.size &&
      paths.every((path) =>
        isSameText(tried.changes.get(path), this.#published.textOf(this.#published.entriesAt(path))),
      );
    this.#baseline = isTried ? tried?.result : undefined;
    this.#tried = undefined;
  }

  /** Results for this entry if it were published as it is. */
  async check(entry: CmsEntry): Promise<EntryVerdict> {
    const unwritten = unwritableFindings(entry);
    if (unwritten.length > 0) return { findings: unwritten, consequences: [], route: {} };
    const before = await this.#current();
    const wrong = placeFindings(entry, this.#published, this.#site.content.cms);
    if (wrong.length > 0) return { findings: wrong, consequences: [], route: {} };
    const old = this.#published.row(rowKey(entry));
    return this.#judge(before, isEntry(old) ? old : undefined, entry);
  }

  /** Results for the rest of the site if these entries and files were deleted together. */
  async checkWithout(keys: readonly string[]): Promise<LossVerdict> {
    const before = await this.#current();
    const away = new Set(keys);
    const rows = keys.flatMap((key) => this.#published.row(key) ?? []);
    const entries = rows.filter(isEntry);
    const changes: Tried = new Map();
    for (const { path } of entries) this.#put(changes, path, this.#othersAt(path, away));
    const files = rows.filter((row) => !isEntry(row)).map(({ path }) => path);
    const after = await this.#published.without(files, () => this.#checker.check(changes));
    const addresses = entries.flatMap(({ path }) => before.site?.permalinks.get(path) ?? []);
    return {
      consequences: [
        ...consequencesOf(before.diagnostics, after.diagnostics, this.#published),
        ...categoryLosses(entries, this.#published),
      ],
      addresses: addresses.filter((address) => addressFlaw(address) === undefined),
    };
  }

  /** Languages of the site, the default one first. */
  languages(): SiteLanguage[] {
    return this.#site.locales.map(({ code, label }) => ({ code, label }));
  }

  /** Missing and outdated translations in each language but the default one. */
  async translations(): Promise<LanguageReport[]> {
    const { site: input } = await this.#current();
    return input ? translationReport(input, this.#published) : [];
  }

  async #current(): Promise<ContentCheckResult> {
    if (this.#published.refresh()) this.#baseline = this.#tried = undefined;
    if (this.#baseline) return this.#baseline;
    this.#baseline = await this.#checker.check();
    this.#checker.save();
    return this.#baseline;
  }

  async #judge(before: ContentCheckResult, old: CmsEntry | undefined, entry: CmsEntry): Promise<EntryVerdict> {
    const changes: Tried = new Map();
    const own = new Set([rowKey(entry)]);
    if (old && old.path !== entry.path) this.#put(changes, old.path, this.#othersAt(old.path, own));
    const sharing = [...this.#othersAt(entry.path, own), entry];
    const text = this.#put(changes, entry.path, sharing);
    this.#trying = entry.path;
    const after = await this.#checker.check(changes);
    this.#trying = undefined;
    this.#tried = { changes, result: after };
    const elsewhere = after.diagnostics.filter(({ file }) => file !== entry.path);
    const consequences = consequencesOf(before.diagnostics, elsewhere, this.#published);
    const [clashes, others] = partition(consequences, ({ severity, code }) => severity === 'error' && !isAbsence(code));
    return {
      findings: [
        ...findingsOf(entry, { text, sharing }, after.diagnostics),
        ...hiddenFindings(entry),
        ...clashes.map((found) => clashFinding(entry, found)),
        ...categoryFindings(entry, old?.path, this.#published),
      ],
      consequences: others,
      route: { before: before.site?.permalinks.get(old?.path ?? ''), after: after.site?.permalinks.get(entry.path) },
    };
  }

  #othersAt(path: string, without: ReadonlySet<string>): CmsEntry[] {
    return this.#published.entriesAt(path).filter((one) => !without.has(rowKey(one)));
  }

  /** Adds the file of these entries to changes, or its deletion. Returns its text. */
  #put(changes: Tried, path: string, sharing: readonly CmsEntry[]): string {
    const text = sharing.length > 0 ? this.#published.textOf(sharing) : undefined;
    changes.set(path, text === undefined ? null : new TextEncoder().encode(text));
    return text ?? '';
  }
}

import { basename } from 'node:path';
import type { SiteConfig } from '../../../schema/site';
import type { Changes } from '../../check/content/file-reader';
import { type ContentCheckResult, createContentChecker } from '../../check/content-check';
import { splitTranslation } from '../../content/files/translations';
import { type Diagnostic, sentencesOf } from '../../report/diagnostic';
import type { CmsEntry } from '../adapters/adapter';
import { collections } from '../entries/collections';
import { entryPlace } from '../entries/entry-place';
import { isAbsence } from '../sync/absence';
import { pathProblems, rowKey } from '../sync/plan';
import { ownerOf } from '../sync/report';
import { createPublishedSite, isEntry, type PublishedChanges } from './published-site';
import { type LanguageReport, type SiteLanguage, translationReport } from './translation-report';
import { unwritableFindings } from './unwritable';
import type { Consequence, EntryFinding, EntryVerdict, LossVerdict } from './verdict';

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

function idOf({ file, code, message }: Diagnostic): string {
  return `${file}\n${code}\n${message}`;
}

/** Two at one address are the mistake of the one that comes second, wherever the check names it. */
function clashFinding({ kind, fields }: CmsEntry): (found: Consequence) => EntryFinding {
  const field = collections[kind].form === 'part' ? 'key' : fields['slug'] ? 'slug' : 'path';
  return ({ severity, code, file, message }) => ({ severity, code, field, message: `${file}: ${message}` });
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

  function findingsOf(entry: CmsEntry, text: string, diagnostics: readonly Diagnostic[], sharing: readonly CmsEntry[]) {
    return diagnostics.flatMap((found): EntryFinding[] => {
      if (found.file !== entry.path || ownerOf(sharing, text, found.line) !== entry) return [];
      const place = entryPlace(entry, text, found);
      const { severity, code } = found;
      const base = { severity, code, message: sentencesOf(found) };
      if (!place) return [{ ...base, field: collections[entry.kind].form === 'document' ? 'body' : 'path' }];
      return ['field' in place ? { ...base, field: place.field } : { ...base, field: 'body', place: place.body }];
    });
  }

  function consequencesOf(before: ContentCheckResult, after: ContentCheckResult, own: string): Consequence[] {
    const known = new Set(before.diagnostics.map(idOf));
    return after.diagnostics
      .filter((found) => found.file !== own && !known.has(idOf(found)))
      .map((found) => {
        const { severity, code } = found;
        // What is not below content/ is the site's configuration.
        const file = found.file.startsWith('../') ? basename(found.file) : found.file;
        const [linking] = published.entriesAt(file);
        const text = linking && published.textOf(published.entriesAt(file));
        const place = linking && text !== undefined ? entryPlace(linking, text, found) : undefined;
        const { line, column } = place && 'body' in place ? place.body : found;
        return {
          ...{ severity, code, file, line, column, message: sentencesOf(found) },
          ...(linking && { entry: { kind: linking.kind, id: linking.id, title: linking.title } }),
        };
      });
  }

  /** What the sync would say about where the entry asks to be written to. */
  function placeFindings(entry: CmsEntry): EntryFinding[] {
    const others = published.rows().filter((row) => rowKey(row) !== rowKey(entry));
    const { path, key } = entry;
    const twin = key === undefined ? undefined : others.find((row) => row.path === path && row.key === key);
    if (twin) {
      const title = isEntry(twin) && twin.title !== '' ? `“${twin.title}”` : rowKey(twin);
      const message = `The key ${key} belongs to ${title} already, in ${path}. Choose another.`;
      return [{ severity: 'error', code: 'cms/path', field: 'key', message }];
    }
    const rows = [...others, entry];
    const { cms } = site.content;
    // A CMS that owns nothing yet is about to own what it holds.
    const originals = rows.map((row) => splitTranslation(row.path)?.original ?? row.path);
    const owned = cms.length > 0 ? cms : [...new Set(originals.map((original) => original.split('/')[0] ?? original))];
    return pathProblems(rows, owned, published.ownFiles())
      .filter(([row]) => row === entry)
      .map(([, message]) => ({ severity: 'error', code: 'cms/path', field: 'path', message }));
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
    const elsewhere = consequencesOf(before, after, entry.path);
    const isClash = ({ severity, code }: Consequence) => severity === 'error' && !isAbsence(code);
    const routes = [before.site?.permalinks.get(old?.path ?? ''), after.site?.permalinks.get(entry.path)];
    return {
      findings: [
        ...findingsOf(entry, text, after.diagnostics, sharing),
        ...elsewhere.filter(isClash).map(clashFinding(entry)),
      ],
      consequences: elsewhere.filter((found) => !isClash(found)),
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
      const wrong = placeFindings(entry);
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
      for (const { path } of entries)
        put(
          changes,
          path,
          published.entriesAt(path).filter((one) => !away.has(rowKey(one))),
        );
      const files = rows.filter((row) => !isEntry(row)).map(({ path }) => path);
      const after = await published.without(files, () => checker.check(changes));
      return {
        consequences: consequencesOf(before, after, ''),
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

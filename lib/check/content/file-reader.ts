import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsUntrusted } from '../../content/files/owned-content';
import { hash as hashOf } from '../../node/hash';
import type { ListedFile } from './content-files';
import type { FactsTask, FileFacts } from './facts';
import { type KnownFacts, readKnownFacts, writeKnownFacts } from './facts-cache';
import { createFactsGuard, isRisky } from './facts-guard';
import { readTogether } from './facts-thread';
import { fileFacts, leftOutFacts, outsideFacts } from './file-facts';
import { includedPartials } from './partials';

/** Changed content of files: their bytes, or null for a deleted one. */
export type Changes = ReadonlyMap<string, Uint8Array | null>;

/** Settings that decide how files are read. */
interface Reading {
  allowedKeys: readonly string[];
  isUntrusted: IsUntrusted;
  changes: Changes;
}

/** A file before its facts are known. */
interface Looked extends Omit<FactsTask, 'bytes' | 'allowedKeys'> {
  hash: string;
  last: FileFacts | undefined;
  risky: boolean;
}

/** Reads the files of a content folder. What it read is cached, so that only changed files are read again. */
export class FileReader {
  readonly #contentDir: string;
  /** Cache of earlier runs. */
  readonly #factsFile: string | undefined;
  #known: ReadonlyMap<string, KnownFacts> | undefined;
  #unsaved: (() => void) | undefined;

  constructor(contentDir: string, factsFile: string | undefined) {
    this.#contentDir = contentDir;
    this.#factsFile = factsFile;
  }

  /** Facts of all files; a partial follows the file that includes it. Partials that no file includes are left out. */
  async read(listed: readonly ListedFile[], reading: Reading): Promise<FileFacts[]> {
    const { allowedKeys, isUntrusted, changes } = reading;
    this.#known ??= this.#factsFile === undefined ? new Map() : readKnownFacts(this.#factsFile, allowedKeys);
    const before = this.#known;
    const now = new Map<string, KnownFacts>();
    const look = (file: ListedFile) => this.#look(file, reading, before);
    const load = (file: Looked) => this.#load(file, reading);
    const files: FileFacts[] = [];
    let hasNew = false;
    const partials = new Map(listed.filter(({ kind }) => kind === 'Partial').map((file) => [file.path, file]));
    const queue = listed.filter(({ kind }) => kind !== 'Partial');
    const looked = new Map(queue.filter(({ outside }) => !outside).map((file) => [file.path, look(file)]));
    const unread = [...looked.values()].filter(({ last, risky }) => !last && !risky);
    const read = await readTogether(unread, load);
    const guard = createFactsGuard();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, kind } = next;
      if (next.outside) {
        files.push(outsideFacts({ path, kind, untrusted: isUntrusted(path) }));
        continue;
      }
      const file = looked.get(path) ?? look(next);
      const { last, risky } = file;
      const facts = last ?? read.get(path) ?? (risky ? await guard.read(load(file)) : fileFacts(load(file)));
      files.push(facts);
      // Tentative changes do not replace the facts of the file on disk.
      if (!changes.has(path)) {
        if (!last) hasNew = true;
        now.set(path, { hash: file.hash, facts });
      }
      for (const included of includedPartials(facts)) {
        const partial = partials.get(included);
        if (partial && partials.delete(included)) queue.push(partial);
      }
    }
    for (const { path, kind } of partials.values()) {
      const leftOut = leftOutFacts({ path, kind, untrusted: isUntrusted(path) });
      if (leftOut) files.push(leftOut);
    }
    await guard.end();
    const all = changes.size > 0 ? new Map([...before, ...now]) : now;
    const file = this.#factsFile;
    this.#known = all;
    if (file !== undefined && (hasNew || [...before.keys()].some((path) => !all.has(path))))
      this.#unsaved = () => writeKnownFacts(file, all, allowedKeys);
    return files;
  }

  /** Writes the cache for the next run. */
  save(): void {
    try {
      this.#unsaved?.();
    } catch {
      // A full or read-only disk only makes the next run slower.
    }
    this.#unsaved = undefined;
  }

  #look({ path, kind }: ListedFile, { isUntrusted, changes }: Reading, before: ReadonlyMap<string, KnownFacts>) {
    const bytes = this.#bytesOf(path, changes);
    const hash = hashOf(bytes);
    const untrusted = isUntrusted(path);
    const known = before.get(path);
    const isSame = known?.hash === hash && known.facts.kind === kind && known.facts.untrusted === untrusted;
    const last = isSame ? known.facts : undefined;
    return { path, kind, untrusted, hash, last, risky: !last && isRisky(bytes) };
  }

  #load(file: Looked, { allowedKeys, changes }: Reading): FactsTask {
    const { path, kind, untrusted } = file;
    const bytes = this.#bytesOf(path, changes);
    // The file may have changed since.
    file.hash = hashOf(bytes);
    return { path, kind, untrusted, allowedKeys, bytes };
  }

  #bytesOf(path: string, changes: Changes): Uint8Array {
    return changes.get(path) ?? readFileSync(join(this.#contentDir, path));
  }
}

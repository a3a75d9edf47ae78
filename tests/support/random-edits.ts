import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentChecker, createContentChecker } from '@/lib/check/check-content';
import type { Diagnostic } from '@/lib/report/diagnostic';
import type { SiteConfig } from '@/schema/site';

interface EditOptions {
  /** Project with the content that is edited. */
  root: string;
  /** Its configuration once the edits are made. */
  site: SiteConfig;
  random: () => number;
  count: number;
}

type Edit = (path: string, content: string, number: number) => void;

/** What an editor does to a page. Links to what is gone are mended afterwards, by `mend`. */
const edits: Readonly<Record<string, Edit>> = {
  add(path, content, number) {
    const text = `---\ntitle: Added ${number}\ndescription: Page ${number}.\n---\n\nNew words.\n\n## A part\n\nMore of them.\n`;
    const post = path.startsWith('blog');
    const file = post
      ? `blog/2020-02-0${(number % 9) + 1}-added-${number}.mdx`
      : `${dirname(path)}/added-${number}.mdx`;
    writeFileSync(join(content, file), post ? text.replace('words.\n', 'words.\n\n{/* truncate */}\n') : text);
  },
  delete: (path, content) => rmSync(join(content, path)),
  rename(path, content, number) {
    const name = path.replace(/([^/]*)(\.mdx?)$/, (_, stem: string, ending: string) =>
      path.startsWith('blog') && /^\d{4}/.test(stem) ? `${stem}-${number}${ending}` : `renamed-${number}${ending}`,
    );
    renameSync(join(content, path), join(content, name));
  },
  retitle(path, content, number) {
    const file = join(content, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^title:.*$/m, `title: Other title ${number}`));
  },
};

function readAll(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, readFileSync(file)]));
}

function restore(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const file of readAll(folder).keys()) if (!files.has(file)) rmSync(file);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Leads every link of the lines that have an error to another site, as an editor in a hurry would. */
function mend(content: string, errors: readonly Diagnostic[]): void {
  for (const { file, line } of errors) {
    if (!/\.mdx?$/.test(file)) continue;
    const path = join(content, file.replace(/^content\//, ''));
    const lines = readFileSync(path, 'utf8').split('\n');
    const mended = lines[line - 1]?.replace(/(?<!!\[[^\]]*)\]\([^)\s]*/g, '](https://example.org/');
    if (mended !== undefined) writeFileSync(path, lines.with(line - 1, mended).join('\n'));
  }
}

async function errorsOf(checker: ContentChecker): Promise<Diagnostic[]> {
  const { diagnostics } = await checker.check();
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/**
 * Adds, deletes, renames and retitles docs and posts at random. What the content check still refuses once links are mended
 * is taken back, such as the removal of a page that the navbar leads to.
 * @returns one line for each edit
 * @throws Error if the check refuses nearly everything
 */
export async function editAtRandom({ root, site, random, count }: EditOptions): Promise<string[]> {
  const content = join(root, 'content');
  const checker = createContentChecker({ contentDir: content, publicDir: join(root, 'public'), site });
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  const done: string[] = [];
  for (let attempt = 0; done.length < count; attempt++) {
    if (attempt > 20 * count) throw new Error(`Only ${done.length} edits passed the content check.`);
    const before = readAll(content);
    const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(docs|blog)\/.*\.mdx?$/.test(path))
      .sort();
    const [kind, path] = [pick(Object.keys(edits)), pick(pages)];
    edits[kind]?.(path, content, attempt);
    for (let round = 0; round < 3; round++) mend(content, await errorsOf(checker));
    if ((await errorsOf(checker)).length === 0) done.push(`${kind} ${path}`);
    else restore(content, before);
  }
  return done;
}

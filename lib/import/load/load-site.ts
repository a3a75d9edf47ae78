import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { startProgram } from '../../node/program';
import { readJson } from '../../node/read-json';
import { ImportError } from '../import-error';
import type { GeneratorTask } from './run-generator';
import type { MarkdownTask } from './run-markdown-plugin';

const values = z.record(z.string(), z.unknown());
const pluginSchema = z.object({
  kind: z.enum(['docs', 'blog', 'pages', 'redirects', 'other']),
  name: z.string(),
  ofPreset: z.boolean(),
  /** Whether nothing is left to import: all that it does is known from elsewhere in the answer. */
  done: z.boolean().optional(),
  /** Whether it only configures the bundler, so that it has no pages. */
  bundles: z.boolean().optional(),
  options: values,
  /** Of docs: the file that declares the sidebars, and what it declares; null where sidebars are switched off. */
  file: z.string().optional(),
  sidebars: values.nullable().optional(),
});
const siteSchema = z.object({
  config: values,
  plugins: z.array(pluginSchema),
  /** Aliases that imports may start with: `@parts` → `@site/src/parts`. */
  aliases: z.record(z.string(), z.string()),
  /** Folders of components of its own themes, and style sheets of its plugins, from the folder of the site. */
  themes: z.array(z.string()),
  sheets: z.array(z.string()),
  /** Tags for the head of every page that its plugins write. */
  headTags: z.array(z.unknown()),
  /** Modules that do not load, by their names in the configuration, with why. */
  missing: z.array(z.object({ name: z.string(), reason: z.string() })),
});
const answersSchema = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  sidebars: z.array(values),
  /** For each Markdown plugin, why it did not run. */
  failures: z.array(z.string().nullable()),
  documents: z.record(z.string(), z.string()),
  numbers: z.array(z.record(z.string(), z.object({ filename: z.string(), numberPrefix: z.number().optional() }))),
});
const errorSchema = z.object({ error: z.string() });

/** A plugin of a loaded site. */
export type LoadedPlugin = z.output<typeof pluginSchema>;

/** What the configuration of a Docusaurus site says, as data. */
export interface LoadedSite extends z.output<typeof siteSchema> {
  dir: string;
  /** Name of the configuration file in it, and its text. */
  configFile: string;
  configText: string;
}

interface LoadOptions {
  /** Folder of this project. */
  root: string;
  siteDir: string;
  /** Default: 60 seconds. */
  limitMs?: number;
}

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

function findConfig(siteDir: string): string {
  const name = endings.map((ending) => `docusaurus.config.${ending}`).find((file) => existsSync(join(siteDir, file)));
  if (name) return name;
  throw new ImportError(
    `${siteDir} holds no docusaurus.config.js or .ts, so it is no Docusaurus site.`,
    'Name the folder that holds that file: npm run import -- ../my-site',
  );
}

/** Runs the configuration once, in a process of its own. Without questions, the answer is the configuration itself. */
async function ask<Answer>(
  { root, siteDir, limitMs = 60_000 }: LoadOptions,
  schema: z.ZodType<Answer>,
  questions?: Questions,
): Promise<Answer> {
  const configFile = findConfig(siteDir);
  const workDir = mkdtempSync(join(tmpdir(), 'import-'));
  const [answerFile, questionsFile] = [join(workDir, 'answer.json'), join(workDir, 'questions.json')];
  if (questions) writeFileSync(questionsFile, JSON.stringify(questions));
  const output: string[] = [];
  const args = [siteDir, configFile, answerFile, ...(questions ? [questionsFile] : [])];
  const options = { root, leavesWithParent: true, onLine: (line: string) => output.push(line) };
  const program = startProgram('lib/import/load/child.ts', args, options);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void program.stop();
  }, limitMs);
  try {
    await program.exited;
    const place = join(siteDir, configFile);
    if (late)
      throw new ImportError(`${place} did not load within ${limitMs / 1000} seconds.`, 'Look for what it waits for.');
    if (!existsSync(answerFile))
      throw new ImportError(`${place} does not load:\n${output.join('\n')}`, 'Mend it first.');
    const answer: unknown = readJson(answerFile);
    const failure = errorSchema.safeParse(answer);
    if (failure.success)
      throw new ImportError(`${place} does not load:\n${failure.data.error}`, 'Mend what the first line names.');
    return schema.parse(answer);
  } finally {
    clearTimeout(timer);
    rmSync(workDir, { recursive: true, force: true });
  }
}

/** Loads configuration and sidebars of a Docusaurus site by running them. @throws ImportError where that fails */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const site = await ask(options, siteSchema);
  const configFile = findConfig(options.siteDir);
  const configText = readFileSync(join(options.siteDir, configFile), 'utf8');
  return { ...site, dir: options.siteDir, configFile, configText };
}

/** What functions and Markdown plugins of the site answer. @throws ImportError where a function throws */
export async function askSite(options: LoadOptions, questions: Questions) {
  return await ask(options, answersSchema, questions);
}

/** Questions to a site after it was loaded. */
export interface Questions {
  routes?: readonly string[];
  tasks?: readonly GeneratorTask[];
  documents?: readonly string[];
  /** Names for the number parser of a plugin, by the index of that plugin. */
  names?: readonly { plugin: number; names: readonly string[] }[];
  markdown?: readonly MarkdownTask[];
}

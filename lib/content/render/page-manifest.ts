import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Question, questionSchema } from '../../mdx/questions';
import { hash } from '../../node/code-fingerprint';
import { writeWhole } from '../../node/write-whole';

const askedSchema = z.object({
  route: z.string(),
  /** What each document of the page asked, by its path. */
  questions: z.record(z.string(), z.array(questionSchema)),
  /** Hash of the answers it got. */
  answers: z.string(),
});

const planSchema = z.object({
  /** Route → hash of what the page is made of, but for those answers. */
  inputs: z.record(z.string(), z.string()),
  /** Routes of the pages that are rendered. */
  rendered: z.array(z.string()),
});

const manifestSchema = z.object({
  /** Hash of the code that rendered the pages. */
  code: z.string(),
  /** Files of the browser that pages refer to. */
  assets: z.array(z.string()),
  pages: z.array(askedSchema.extend({ inputs: z.string(), file: z.string() })),
});

/** What the documents of a page asked while it was rendered. */
export type Asked = z.output<typeof askedSchema>;

/** Which pages a build renders. */
export type RenderPlan = z.output<typeof planSchema>;

/** The pages that are kept from one build for the next. */
export type PageManifest = z.output<typeof manifestSchema>;

/** A page that is kept. */
export type KeptPage = PageManifest['pages'][number];

const noPages: PageManifest = { code: '', assets: [], pages: [] };
const manifestFile = 'manifest.json';
const planFile = 'plan.json';

/** Folder of what pages asked, below that of the pages. */
const askedFolder = 'asked';

function readJson<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

/** The manifest below a folder; without pages where there is none, or one that cannot be read. */
export function readManifest(folder: string): PageManifest {
  return readJson(join(folder, manifestFile), manifestSchema) ?? noPages;
}

/** Replaces the manifest. */
export function writeManifest(folder: string, manifest: PageManifest): void {
  writeWhole(join(folder, manifestFile), JSON.stringify(manifest));
}

/** Forgets what the last build planned and noted. */
export function clearPlan(folder: string): void {
  for (const name of [planFile, askedFolder]) rmSync(join(folder, name), { recursive: true, force: true });
}

/** The plan of the build that goes on; undefined where none was made. */
export function readPlan(folder: string): RenderPlan | undefined {
  return readJson(join(folder, planFile), planSchema);
}

/** Tells the build which pages it will get. */
export function writePlan(folder: string, plan: RenderPlan): void {
  writeWhole(join(folder, planFile), JSON.stringify(plan));
}

function askedFile(folder: string, route: string): string {
  return join(folder, askedFolder, `${hash(route)}.json`);
}

/** What a page asked; undefined where it was not noted. */
export function readAsked(folder: string, route: string): Asked | undefined {
  return readJson(askedFile(folder, route), askedSchema);
}

/** Notes what a page asked. */
export function writeAsked(folder: string, asked: Asked): void {
  writeWhole(askedFile(folder, asked.route), JSON.stringify(asked));
}

/** Hash of what contexts answer: texts of `answersTo`. */
export function hashAnswers(answers: readonly string[]): string {
  return hash(answers.join('\n'));
}

/** Questions of a document of a page. */
export function questionsOf({ questions }: Pick<Asked, 'questions'>, path: string): readonly Question[] {
  return questions[path] ?? [];
}

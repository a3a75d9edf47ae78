import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { questionSchema } from '../../mdx/asked-questions';
import { hash } from '../../node/hash';
import { writeWhole } from '../../node/write-whole';
import { parseJson } from '../../report/values';

const askedSchema = z.object({
  route: z.string(),
  /** The questions that each document of the page asked, by its path. */
  questions: z.record(z.string(), z.array(questionSchema)),
  answers: z.string(),
});

const planSchema = z.object({
  /** Route → hash of the inputs of the page, without those answers. */
  inputs: z.record(z.string(), z.string()),
  rendered: z.array(z.string()),
});

const manifestSchema = z.object({
  code: z.string(),
  /** Files of the browser that pages refer to. */
  assets: z.array(z.string()),
  pages: z.array(askedSchema.extend({ inputs: z.string(), file: z.string() })),
});

/** The questions of the documents of a page while it was rendered. */
export type Asked = z.output<typeof askedSchema>;

export type RenderPlan = z.output<typeof planSchema>;

/** The pages that are kept for the next build. */
export type PageManifest = z.output<typeof manifestSchema>;

export type KeptPage = PageManifest['pages'][number];

const noPages: PageManifest = { code: '', assets: [], pages: [] };
const manifestFile = 'manifest.json';
const planFile = 'plan.json';

/** Questions of pages, one page a line. A file for each would be slower. */
const askedFile = 'asked.jsonl';

function parse<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  return schema.safeParse(parseJson(text)).data;
}

function readJson<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8'), schema) : undefined;
}

/** The manifest in a folder; without pages if there is none or it cannot be read. */
export function readManifest(folder: string): PageManifest {
  return readJson(join(folder, manifestFile), manifestSchema) ?? noPages;
}

/** Replaces the manifest. */
export function writeManifest(folder: string, manifest: PageManifest): void {
  writeWhole(join(folder, manifestFile), JSON.stringify(manifest));
}

/** Deletes the plan and the notes of the last build. */
export function clearPlan(folder: string): void {
  for (const name of [planFile, askedFile]) rmSync(join(folder, name), { force: true });
}

/** The plan of the current build; undefined if there is none. */
export function readPlan(folder: string): RenderPlan | undefined {
  return readJson(join(folder, planFile), planSchema);
}

/** Writes the plan for the build. */
export function writePlan(folder: string, plan: RenderPlan): void {
  writeWhole(join(folder, planFile), JSON.stringify(plan));
}

/** Questions of pages by route, without incomplete notes. */
export function readAsked(folder: string): ReadonlyMap<string, Asked> {
  const file = join(folder, askedFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.map((line) => parse(line, askedSchema)).flatMap((asked) => (asked ? [[asked.route, asked]] : [])),
  );
}

/** Notes the questions of a page. */
export function noteAsked(folder: string, asked: Asked): void {
  appendFileSync(join(folder, askedFile), `${JSON.stringify(asked)}\n`);
}

/** Hash of answers: texts of `answersTo`. */
export function hashAnswers(answers: readonly string[]): string {
  return hash(answers.join('\n'));
}

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { isRecord, recordOf, type Values } from '../../report/values';
import { isMark, mark } from '../files/truncate-marker';

/** Docusaurus reads dates in front matter as dates. */
const yamlOptions = { customTags: ['timestamp' as const] };

interface ParsedDocument {
  frontMatter: Values;
  content: string;
}

function readDocument({ fileContent }: { fileContent: string }): ParsedDocument {
  const found = splitFrontMatter(fileContent);
  const data: unknown = found ? parse(found.yaml, yamlOptions) : {};
  return { frontMatter: recordOf(data), content: fileContent.slice(found?.bodyStart ?? 0) };
}

async function frontMatterFor(filePath: string, fileContent: string, option: unknown): Promise<Values | undefined> {
  if (typeof option !== 'function') return undefined;
  const made: unknown = await option({ filePath, fileContent, defaultParseFrontMatter: readDocument });
  const frontMatter = isRecord(made) ? made['frontMatter'] : undefined;
  const isNew = isRecord(frontMatter) && !isDeepStrictEqual(frontMatter, readDocument({ fileContent }).frontMatter);
  return isNew ? frontMatter : undefined;
}

/** Runs `preprocessor` and `parseFrontMatter` of `markdown` once on each document. Returns changed texts by file. */
export async function runDocuments(files: readonly string[], markdown: Values): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const filePath of files) {
    const fileContent = readFileSync(filePath, 'utf8');
    const preprocess = markdown['preprocessor'];
    const run = async (written: string): Promise<string> => {
      const made: unknown = typeof preprocess === 'function' && (await preprocess({ filePath, fileContent: written }));
      return typeof made === 'string' ? made : written;
    };
    const made = await run(fileContent);
    // A preprocessor may remove comments. Docusaurus looks for the mark before it runs.
    const isCut = isMark.test(fileContent) && !isMark.test(made);
    const text = isCut ? await run(fileContent.replace(isMark, mark.mdx)) : made;
    const [before, after] = [splitFrontMatter(fileContent), splitFrontMatter(text)];
    const frontMatter = await frontMatterFor(filePath, fileContent, markdown['parseFrontMatter']);
    // Docusaurus ignores what a preprocessor does to front matter.
    const head = frontMatter
      ? `---\n${stringify(frontMatter, yamlOptions)}---\n`
      : fileContent.slice(0, before?.bodyStart ?? 0);
    const whole = head + text.slice(after?.bodyStart ?? 0);
    if (whole !== fileContent) texts[filePath] = whole;
  }
  return texts;
}

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { isRecord, recordOf, type Values } from '../../report/values';

/** As Docusaurus reads front matter: dates are dates. */
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

/**
 * What the functions `preprocessor` and `parseFrontMatter` of a site make of its documents, by running them once for each.
 * @param markdown `markdown` of the configuration
 * @returns texts by file, of those that became others
 */
export async function runDocuments(files: readonly string[], markdown: Values): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const filePath of files) {
    const fileContent = readFileSync(filePath, 'utf8');
    const preprocess = markdown['preprocessor'];
    const made: unknown = typeof preprocess === 'function' ? await preprocess({ filePath, fileContent }) : fileContent;
    const text = typeof made === 'string' ? made : fileContent;
    const [before, after] = [splitFrontMatter(fileContent), splitFrontMatter(text)];
    const frontMatter = await frontMatterFor(filePath, fileContent, markdown['parseFrontMatter']);
    // What a preprocessor does to front matter, Docusaurus does not see.
    const head = frontMatter
      ? `---\n${stringify(frontMatter, yamlOptions)}---\n`
      : fileContent.slice(0, before?.bodyStart ?? 0);
    const whole = head + text.slice(after?.bodyStart ?? 0);
    if (whole !== fileContent) texts[filePath] = whole;
  }
  return texts;
}
